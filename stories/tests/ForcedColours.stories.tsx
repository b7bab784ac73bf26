import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import {
  Button,
  Checkbox,
  CheckboxGroup,
  Dialog,
  Disclosure,
  IconButton,
  Inline,
  NumberField,
  ProgressSteps,
  SegmentedControl,
  Select,
  Stack,
  Tabs,
  TextArea,
  TextField,
  Tooltip,
} from '../../src/design-system'
import { forcedColours } from '../support/emulateMedia'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { systemColour } from '../support/systemColour'

const onChange = fn()
const grades = [
  { value: 'a', label: 'A+' },
  { value: 'b', label: 'B+' },
] as const
const cities = [{ value: 'lahore', label: 'Lahore' }] as const
const tooLong = 'This is too long to send.'

/** The components that most stories look at. */
const controls = ['Button', 'Checkbox', 'SegmentedControl', 'TextField', 'NumberField', 'TextArea', 'Select']

/** The controls of one state. */
function Controls({ isDisabled = false, errorMessage }: { isDisabled?: boolean; errorMessage?: string }) {
  const field = { isDisabled, errorMessage, value: '', onValueChange: onChange }
  return (
    <Stack space="small">
      <Inline>
        <Button isDisabled={isDisabled}>Send</Button>
        <Button isDisabled={isDisabled} variant="secondary">
          Print
        </Button>
        {!isDisabled && <IconButton icon="arrow-right" label="Next" />}
      </Inline>
      <CheckboxGroup label="Services">
        <Checkbox label="Interior" isChecked isDisabled={isDisabled} onCheckedChange={onChange} />
        <Checkbox label="Landscaping" isChecked={false} isDisabled={isDisabled} onCheckedChange={onChange} />
      </CheckboxGroup>
      <SegmentedControl
        label="Grade"
        options={grades}
        value="a"
        isDisabled={isDisabled}
        onValueChange={onChange}
      />
      <TextField {...field} label="Name" value="Ayesha" />
      <NumberField {...field} label="Plot" value="10" />
      <TextArea {...field} label="Message" value="Hello" />
      <Select {...field} label="City" options={cities} value="lahore" />
    </Stack>
  )
}

/**
 * Forced colours replace every colour, shadow and gradient, so each edge and state must also show in another way. In
 * tests the browser emulates them. `covers` names the components whose status a story is part of.
 */
const meta = {
  component: Controls,
  tags: ['!visual', '!autodocs'],
  beforeEach: forcedColours,
} satisfies Meta<typeof Controls>
export default meta

type Story = StoryObj<typeof meta>

const styleOf = (element: Element | null | undefined) => getComputedStyle(element ?? document.body)

/** Expects a visible edge on each side. */
async function expectEdge(element: Element) {
  const style = getComputedStyle(element)
  await expect(style.borderStyle).toBe('solid')
  await expect(Number.parseFloat(style.borderWidth)).toBeGreaterThanOrEqual(1)
  await expect(style.borderColor).not.toBe(systemColour('Canvas'))
}

/** Expects text or an icon in the colour of disabled controls. */
async function expectGrey(element: Element) {
  await expect(getComputedStyle(element).color).toBe(systemColour('GrayText'))
}

const controlsIn = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>('button, input, textarea, select'),
]

const labelText = (control: Element) => control.closest('label') ?? control

export const Ready: Story = {
  parameters: { covers: [...controls, 'IconButton'] },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Every control has an edge', async () => {
      for (const control of controlsIn(canvasElement)) await expectEdge(control)
    })
    await step('The checked box has a tick, which differs from the box', async () => {
      const box = canvas.getByRole('checkbox', { name: 'Interior' })
      const tick = box.parentElement?.querySelector('svg') ?? box
      await expect(tick).toBeVisible()
      await expect(getComputedStyle(tick).color).not.toBe(getComputedStyle(box).backgroundColor)
      const other = canvas.getByRole('checkbox', { name: 'Landscaping' }).parentElement?.querySelector('svg')
      await expect(other?.getClientRects()).toHaveLength(0)
    })
    await step('The selected segment is highlighted and has a tick', async () => {
      const [selected, other] = canvas.getAllByRole('radio')
      const text = selected?.nextElementSibling
      await expect(styleOf(selected).backgroundColor).toBe(systemColour('Highlight'))
      await expect(styleOf(text).color).toBe(systemColour('HighlightText'))
      await expect(styleOf(text?.querySelector('svg')).color).toBe(systemColour('HighlightText'))
      await expect(styleOf(other).backgroundColor).not.toBe(systemColour('Highlight'))
    })
  },
}

export const Disabled: Story = {
  parameters: { covers: controls },
  args: { isDisabled: true },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Texts and edges of all controls are grey', async () => {
      for (const control of controlsIn(canvasElement)) {
        await expectEdge(control)
        await expect(control).toBeDisabled()
        await expect(getComputedStyle(control).borderColor).toBe(systemColour('GrayText'))
        await expectGrey(labelText(control))
      }
    })
    await step('So is the tick of the checked box', async () => {
      const box = canvas.getByRole('checkbox', { name: 'Interior' })
      await expectGrey(box.parentElement?.querySelector('svg') ?? box)
    })
    await step('The selected segment differs from the others, but isn’t highlighted', async () => {
      const [selected] = canvas.getAllByRole('radio')
      const style = styleOf(selected)
      await expect(style.backgroundColor).toBe(systemColour('GrayText'))
      const text = styleOf(selected?.nextElementSibling)
      await expect(text.color).toBe(systemColour('Canvas'))
    })
  },
}

export const WithErrors: Story = {
  parameters: { covers: ['TextField', 'NumberField', 'TextArea', 'Select'] },
  args: { errorMessage: tooLong },
  play: async ({ canvas, canvasElement, step }) => {
    const fields = controlsIn(canvasElement).filter((control) => control.ariaInvalid === 'true')
    await step('Each field has a thicker edge than a valid one', async () => {
      await expect(fields).toHaveLength(4)
      for (const field of fields) {
        await expectEdge(field)
        await expect(Number.parseFloat(getComputedStyle(field).borderWidth)).toBeGreaterThanOrEqual(2)
      }
    })
    await step('Its message has an icon in the colour of the text', async () => {
      for (const message of canvas.getAllByText(tooLong)) {
        const icon = message.parentElement?.querySelector('svg')
        await expect(icon).toBeVisible()
        await expect(getComputedStyle(icon ?? message).color).toBe(systemColour('CanvasText'))
      }
    })
  },
}

/** What a step calls a control. */
function nameOf(control: Element) {
  return control.getAttribute('aria-label') ?? control.textContent
}

export const FocusRing: Story = {
  parameters: { covers: [...controls, 'IconButton'] },
  play: async ({ canvasElement, userEvent, step }) => {
    const stops = controlsIn(canvasElement).filter(
      (control) => !control.matches('[type=radio]:not(:checked)'),
    )
    const ring = systemColour('CanvasText')
    for (const control of stops) {
      await step(
        `The ring of ${nameOf(control)} has the colour of text, and is at least 3 px wide`,
        async () => {
          await userEvent.tab()
          await expectVisibleFocus(control)
          const style = getComputedStyle(control)
          await expect(Number.parseFloat(style.outlineWidth)).toBeGreaterThanOrEqual(3)
          await waitFor(() => expect(style.outlineColor).toBe(ring))
        },
      )
    }
  },
}

export const Steps: Story = {
  parameters: { covers: ['ProgressSteps'] },
  render: () => <ProgressSteps label="Progress" steps={['Contact', 'Calculator', 'Review']} current={2} />,
  play: async ({ canvas, step }) => {
    await step(
      'Every number has an edge, the current one a ring; the line after a complete step is solid, others dashed',
      async () => {
        const [complete, current, upcoming] = canvas.getAllByRole('listitem').map((item) => {
          const number = within(item).getByText(/^\d$/)
          return {
            number: getComputedStyle(number),
            line: getComputedStyle(number.previousElementSibling ?? item),
          }
        })
        for (const item of [complete, current, upcoming]) {
          await expect(item?.number.borderStyle).toBe('solid')
          await expect(item?.number.borderColor).not.toBe(systemColour('Canvas'))
        }
        await expect(current?.number.outlineStyle).toBe('solid')
        await expect(current?.number.outlineColor).not.toBe(systemColour('Canvas'))
        await expect(complete?.number.outlineStyle).toBe('none')
        await expect(upcoming?.number.outlineStyle).toBe('none')
        await expect(complete?.line.borderTopStyle).toBe('solid')
        await expect(current?.line.borderTopStyle).toBe('dashed')
      },
    )
  },
}

export const OfADialog: Story = {
  parameters: { covers: ['Dialog'] },
  render: () => <Dialog isOpen onOpenChange={onChange} title="Delete it?" actions={<Button>Keep</Button>} />,
  play: async ({ canvasElement, step }) => {
    await step('The dialog has an edge, and the background of the page', async () => {
      // Its code is loaded when it opens.
      const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', {
        name: 'Delete it?',
      })
      await expectEdge(dialog)
      await expect(getComputedStyle(dialog).backgroundColor).toBe(systemColour('Canvas'))
    })
  },
}

export const OfTabs: Story = {
  parameters: { covers: ['Tabs'] },
  render: () => (
    <Tabs
      label="Views"
      items={[
        { value: 'plan', label: 'Plan', content: 'The plan' },
        { value: 'front', label: 'Front', content: 'The front' },
      ]}
    />
  ),
  play: async ({ canvas, step }) => {
    await step('The selected tab, and no other, has a line in the colour of a highlight', async () => {
      const [selected, other] = canvas.getAllByRole('tab')
      await expect(styleOf(selected).borderBottomStyle).toBe('solid')
      await expect(styleOf(selected).borderBottomColor).toBe(systemColour('Highlight'))
      await expect(styleOf(other).borderBottomColor).not.toBe(systemColour('Highlight'))
    })
  },
}

export const OfATooltip: Story = {
  parameters: { covers: ['Tooltip'] },
  render: () => <Tooltip label="About the grades">A+ is the finest.</Tooltip>,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('The button and its text have an edge', async () => {
      const button = canvas.getByRole('button', { name: 'About the grades' })
      await expectEdge(button.firstElementChild ?? button)
      await userEvent.tab()
      const text = await within(canvasElement.ownerDocument.body).findByRole('tooltip')
      await expectEdge(text)
    })
  },
}

export const OfADisclosure: Story = {
  parameters: { covers: ['Disclosure'] },
  render: () => (
    <Disclosure title="How long does it take?" open>
      Four weeks.
    </Disclosure>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('Its arrow and its text differ from the background', async () => {
      const arrow = canvasElement.querySelector('summary svg')
      await expect(arrow).toBeVisible()
      await expect(styleOf(arrow).color).not.toBe(systemColour('Canvas'))
      await expect(canvas.getByText('Four weeks.')).toBeVisible()
    })
  },
}
