import type { Meta, StoryObj } from '@storybook/react-vite'
import { Frame, Grid, Picture, Text } from '../../src/design-system'
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

export const EveryCorner: Story = {
  render: () => (
    <Grid columns="three">
      {(['square', 'small', 'medium'] as const).map((corners) => (
        <Frame key={corners} corners={corners} ground="white" hasBorder>
          <Text>{corners}</Text>
        </Frame>
      ))}
    </Grid>
  ),
}
