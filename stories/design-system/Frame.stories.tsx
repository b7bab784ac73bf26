import type { Meta, StoryObj } from '@storybook/react-vite'
import { Frame, Picture } from '../../src/design-system'
import elevation from '../../src/images/drawings/elevation-detail.svg'
import { encodedPicture } from '../../src/images/encodedPicture'

const front = encodedPicture('db-32-front')

const meta = {
  component: Frame,
  args: {
    shape: 'landscape',
    children: <Picture picture={front} alt={{ decorative: true }} ratio="fill" />,
  },
} satisfies Meta<typeof Frame>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OfADrawing: Story = {
  args: {
    variant: 'drawing',
    children: <img src={elevation} alt="" width="1600" height="1000" className="size-full object-cover" />,
  },
}
