import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Drawing, Frame } from '../../src/design-system'
import elevation from '../../src/images/elevation-detail.svg'

const meta = {
  component: Drawing,
  args: { src: elevation, width: 1600, height: 1000 },
} satisfies Meta<typeof Drawing>
export default meta

type Story = StoryObj<typeof meta>

/** It is hidden from screen readers. */
export const Default: Story = {
  play: ({ canvas }) => expect(canvas.queryByRole('img')).toBeNull(),
}

export const Fill: Story = {
  args: { ratio: 'fill' },
  render: (args) => (
    <Frame shape="landscape" ground="white" hasBorder>
      <Drawing {...args} />
    </Frame>
  ),
}
