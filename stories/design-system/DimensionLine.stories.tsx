import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DimensionLine, Picture } from '../../src/design-system'
import { encodedPicture } from '../../src/images/encodedPicture'

const front = encodedPicture('db-32-front')

const meta = {
  component: DimensionLine,
  args: { label: '15.24 m' },
} satisfies Meta<typeof DimensionLine>
export default meta

type Story = StoryObj<typeof meta>

/** It is hidden from screen readers, including its label. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('15.24 m').closest('[aria-hidden="true"]')).toBeVisible()
  },
}

export const Unlabelled: Story = { render: () => <DimensionLine /> }

export const BesideAPicture: Story = {
  render: () => (
    <div className="grid max-w-prose grid-cols-[1fr_auto] gap-4">
      <Picture picture={front} alt="Render of a model: a house seen from the street." />
      <DimensionLine orientation="vertical" label="7.62 m" />
      <DimensionLine label="15.24 m" />
    </div>
  ),
}
