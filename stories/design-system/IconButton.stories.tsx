import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { IconButton, iconNames, Inline } from '../../src/design-system'
import { onDark } from '../support/onDark'
import { tabStop, byRole, byTab } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { inUrdu } from '../support/inUrdu'
import { largeText } from '../support/largeText'

const meta = {
  component: IconButton,
  args: { icon: 'bars', label: 'Open menu', onClick: fn() },
  argTypes: { icon: { control: 'select', options: iconNames } },
} satisfies Meta<typeof IconButton>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' })
    await step('A click calls the handler', async () => {
      await userEvent.click(button)
      await expect(args.onClick).toHaveBeenCalledOnce()
    })
    await step('Its icon is hidden from screen readers', async () => {
      await expect(button.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    })
    await step('It is at least 44 px wide and high', async () => {
      const { width, height } = button.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    })
  },
}

export const Small: Story = {
  args: { size: 'small' },
  play: async ({ canvas, step }) => {
    await step('It is 36 px wide and high', async () => {
      const { width, height } = canvas.getByRole('button').getBoundingClientRect()
      await expect([width, height]).toEqual([36, 36])
    })
  },
}

const findButton = byRole('button', 'Open menu')

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  ...keyboardTable<Story>([
    tabStop(findButton),
    {
      where: 'On it',
      reach: byTab(findButton),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Activates it',
          result: ({ args }) => expect(args.onClick).toHaveBeenCalledOnce(),
        },
      ],
    },
  ]),
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' })
    await step('It is announced as disabled, and keeps the focus', async () => {
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await userEvent.tab()
      await expect(button).toHaveFocus()
    })
    await step('Enter and a click do nothing', async () => {
      await userEvent.keyboard('{Enter}')
      await userEvent.click(button)
      await expect(args.onClick).not.toHaveBeenCalled()
    })
  },
}

const everyVariant = () => (
  <Inline>
    {(['secondary', 'quiet'] as const).map((variant) => (
      <IconButton key={variant} variant={variant} icon="xmark" label={`Close, ${variant}`} />
    ))}
  </Inline>
)

export const EveryVariant: Story = { render: everyVariant }

export const OnDark: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [onDark],
  render: everyVariant,
}

const stepButtons: Story['render'] = (args) => (
  <Inline>
    <IconButton {...args} variant="secondary" icon="arrow-left" label="پچھلی تصویر" />
    <IconButton {...args} variant="secondary" icon="arrow-right" label="اگلی تصویر" />
    <IconButton {...args} icon="xmark" label="بند کریں" />
  </Inline>
)

export const RightToLeft: Story = {
  beforeEach: inUrdu,
  render: stepButtons,
  play: async ({ canvas, userEvent, step }) => {
    const buttons = canvas.getAllByRole('button')
    await step('The first button is on the right', async () => {
      const places = buttons.map((button) => button.getBoundingClientRect().left)
      await expect(places).toEqual(places.toSorted((a, b) => b - a))
      await expect(new Set(places).size).toBe(3)
    })
    await step('Arrows are mirrored, so that Previous points to the right; × isn’t', async () => {
      const icons = buttons.map((button) => button.querySelector('svg') ?? button)
      await expect(icons.map((icon) => getComputedStyle(icon).scale)).toEqual(['-1 1', '-1 1', 'none'])
    })
    await step('The icon is in the middle of its button', async () => {
      for (const button of buttons) {
        const outer = button.getBoundingClientRect()
        const inner = button.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect()
        await expect(inner.left - outer.left).toBeCloseTo(outer.right - inner.right, 0)
      }
    })
    await step('Tab moves from right to left', async () => {
      for (const button of buttons) {
        await userEvent.tab()
        await expectVisibleFocus(button)
      }
    })
  },
}

export const LargeText: Story = {
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: (args) => (
    <Inline>
      <IconButton {...args} />
      <IconButton {...args} size="small" icon="xmark" label="Close" variant="secondary" />
    </Inline>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('Button and icon are twice as large: 88 px, a small one 72 px', async () => {
      for (const [name, size] of [
        ['Open menu', 88],
        ['Close', 72],
      ] as const) {
        const button = canvas.getByRole('button', { name })
        const { width, height } = button.getBoundingClientRect()
        await expect([width, height]).toEqual([size, size])
        const icon = button.querySelector('svg')?.getBoundingClientRect()
        await expect(icon?.width).toBeGreaterThanOrEqual(32)
        await expect(icon?.width).toBeLessThan(size)
      }
    })
    await expectNoOverflow(canvasElement)
  },
}
