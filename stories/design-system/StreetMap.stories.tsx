import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Stack, StreetMap, Text } from '../../src/design-system'
import officeMap from '../../src/images/office-map.svg'
import { printed } from '../support/emulateMedia'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { prerendered, withoutScripts } from '../support/withoutScripts'

const meta = {
  component: StreetMap,
  args: { src: officeMap },
  decorators: [
    (Story) => (
      // Away from the corner, where a headless browser's pointer starts.
      <div className="max-w-prose p-8">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StreetMap>
export default meta

type Story = StoryObj<typeof meta>

const mapIn = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-state]')

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('The drawn map is hidden from screen readers', async () => {
      await expect(canvasElement.querySelector('img')).toBeVisible()
      await expect(canvas.queryByRole('img')).toBeNull()
    })
  },
}

export const Wide: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvasElement, step }) => {
    await step('It is at least 13rem high', async () => {
      await expect(mapIn(canvasElement)?.getBoundingClientRect().height).toBe(208)
    })
  },
}

const onLoad = fn()

const frame = <iframe title="Map of Lahore" srcDoc="<p>The map of a service</p>" sandbox="" onLoad={onLoad} />

export const Embedded: Story = {
  tags: ['!visual'],
  args: { children: frame },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const embedded = canvas.getByTitle('Map of Lahore')
    const layer = embedded.parentElement
    await step('At first the drawn map is visible', async () => {
      await waitFor(() => expect(layer).toHaveStyle({ opacity: '0' }))
      await expect(canvasElement.querySelector('img')).toBeVisible()
    })
    await step('The embedded map appears while it has the focus', async () => {
      // A frame that loads gives up the focus.
      await waitFor(() => expect(onLoad).toHaveBeenCalled())
      embedded.focus()
      await waitFor(() => expect(layer).toHaveStyle({ opacity: '1' }))
      embedded.blur()
      await waitFor(() => expect(layer).toHaveStyle({ opacity: '0' }))
    })
    await step('It stays once it is hovered', async () => {
      await userEvent.hover(canvasElement.querySelector('[data-state="drawn"]') ?? canvasElement)
      await waitFor(() => expect(layer).toHaveStyle({ opacity: '1' }))
    })
  },
}

export const Touched: Story = {
  tags: ['!visual'],
  args: { children: frame },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const layer = canvas.getByTitle('Map of Lahore').parentElement
    await waitFor(() => expect(layer).toHaveStyle({ opacity: '0' }))
    await step('The embedded map appears once it is touched', async () => {
      await userEvent.pointer({ keys: '[TouchA]', target: mapIn(canvasElement) ?? canvasElement })
      await waitFor(() => expect(layer).toHaveStyle({ opacity: '1' }))
    })
  },
}

export const WithoutScripts: Story = {
  tags: ['!visual'],
  args: { children: frame },
  decorators: [prerendered],
  beforeEach: withoutScripts,
  play: async ({ canvas, step }) => {
    await step('The embedded map is visible and can be used', () =>
      waitFor(() =>
        expect(canvas.getByTitle('Map of Lahore').parentElement).toHaveStyle({
          opacity: '1',
          pointerEvents: 'auto',
        }),
      ),
    )
  },
}

export const InATallStack: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'tablet', isRotated: false } },
  render: (args) => (
    <div className="grid h-[60rem]">
      <Stack space="snug">
        <StreetMap {...args} />
        <Text>12-A Naqsha Street, Lahore</Text>
      </Stack>
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    await step('It is higher than 4:3', async () => {
      const { width = 0, height = 0 } = mapIn(canvasElement)?.getBoundingClientRect() ?? {}
      await expect(height).toBeGreaterThan(width)
    })
  },
}

export const AboveAnAddress: Story = {
  globals: { viewport: { value: 'laptop', isRotated: false } },
  render: (args) => (
    <div className="grid h-[40rem]">
      <Stack space="snug">
        <StreetMap {...args} />
        <Text>12-A Naqsha Street, Lahore</Text>
      </Stack>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const address = canvas.getByText('12-A Naqsha Street, Lahore').getBoundingClientRect()
    const map = canvasElement.querySelector('[data-state]')?.getBoundingClientRect()
    await expect(map?.height).toBeCloseTo(640 - 16 - address.height, 0)
    await expect(address.top).toBeCloseTo((map?.bottom ?? 0) + 16, 0)
  },
}

export const Printed: Story = {
  tags: ['!visual'],
  beforeEach: printed,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).not.toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement, step }) => {
    await step('It has a ratio of 4:3', async () => {
      const { width = 0, height = 0 } = mapIn(canvasElement)?.getBoundingClientRect() ?? {}
      await expect(width / height).toBeCloseTo(4 / 3, 2)
    })
    await expectNoOverflow(canvasElement)
  },
}
