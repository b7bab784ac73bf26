import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Quotation } from '../../src/design-system'
import amber from '../../src/images/drawings/avatar-amber.svg'
import { onDark } from '../support/onDark'

const meta = {
  component: Quotation,
  args: {
    children: 'They told us what it would cost before we had bought the plot.',
    name: 'Ayesha',
    jobTitle: 'Client in Lahore',
  },
} satisfies Meta<typeof Quotation>
export default meta

type Story = StoryObj<typeof meta>

/** The text is a quotation, and the name is the caption of the figure. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(/^“They told us .+ plot\.”$/)
    const caption = canvas.getByRole('figure').querySelector(':scope > figcaption')
    await expect(caption).toHaveTextContent(/^Ayesha, Client in Lahore$/)
  },
}

export const WithLabel: Story = { args: { label: 'A word from our clients' } }

export const AsCard: Story = {
  args: { variant: 'card', picture: <img src={amber} alt="" width="64" height="64" /> },
}

export const Display: Story = { args: { variant: 'display' }, decorators: [onDark] }
