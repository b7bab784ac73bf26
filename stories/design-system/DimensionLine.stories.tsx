import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DimensionLine, Picture } from '../../src/design-system'
import front from '../../src/images/db-32-front.webp?picture'
import { expectNoOverflow } from '../support/expectNoOverflow'

const meta = {
  component: DimensionLine,
  args: { label: '15.24 m' },
} satisfies Meta<typeof DimensionLine>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('It is hidden from screen readers, including its label', async () => {
      await expect(canvas.getByText('15.24 m').closest('[aria-hidden="true"]')).toBeVisible()
    })
  },
}

export const Unlabelled: Story = { render: () => <DimensionLine /> }

export const Vertical: Story = {
  args: { orientation: 'vertical', label: '7.62 m' },
  decorators: [
    (Story) => (
      <div className="h-32">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('7.62 m').getBoundingClientRect()
    await expect(height).toBeGreaterThan(width)
    await expect(canvas.getByText('7.62 m').closest('[aria-hidden="true"]')).toBeVisible()
  },
}

export const BesideAPicture: Story = {
  render: () => (
    <div className="grid max-w-prose grid-cols-[1fr_auto] gap-4">
      <Picture
        picture={front}
        alt="Render of a model: a white two-storey house seen from the street."
        sizes="42rem"
      />
      <DimensionLine orientation="vertical" label="7.62 m" />
      <DimensionLine label="15.24 m" />
    </div>
  ),
}

export const OfAPartOfAPicture: Story = {
  render: () => (
    <div className="relative ms-10 h-32 max-w-prose">
      <Picture
        picture={front}
        alt="Render of a model: a white two-storey house seen from the street."
        ratio="fill"
        sizes="42rem"
      />
      <DimensionLine orientation="vertical" label="7.62 m" measures={[25, 75]} />
    </div>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('It is hidden from screen readers, including its label', async () => {
      await expect(canvas.getByText('7.62 m').closest('[aria-hidden="true"]')).toBeVisible()
    })
    await step('Its ends follow the picture, whose upper and lower edges are cropped', async () => {
      const picture = canvas.getByRole('img').getBoundingClientRect()
      const line = canvasElement.querySelector('svg > line')?.getBoundingClientRect()
      const height = (picture.width * 10) / 16
      await expect(height).toBeGreaterThan(picture.height)
      await expect(line?.height).toBeCloseTo(height / 2, 0)
      await expect((line?.top ?? 0) + height / 4).toBeCloseTo(picture.top + picture.height / 2, 0)
    })
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
