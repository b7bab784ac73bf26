import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Notice } from '../../src/app/shell/notices/Notice'
import { Button } from '../../src/design-system'

const meta = {
  component: Notice,
  args: { title: 'One estimate is not yet sent', actions: <Button variant="secondary">Send again</Button> },
} satisfies Meta<typeof Notice>
export default meta

export const Default: StoryObj<typeof meta> = {
  args: { tone: 'info', children: 'It is sent as soon as there is a connection.' },
  play: ({ canvas }) => expect(canvas.getByText(/^It is sent as soon as/)).toBeVisible(),
}
