import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { company } from '../../src/content/company'
import { Text } from '../../src/design-system'
import { ContactText } from '../../src/sections/contact/ContactText'

const { email } = company
const [phone] = company.phones

const meta = {
  component: ContactText,
  args: { children: `Write to ${email}, or call ${phone}.` },
  render: (args) => (
    <Text>
      <ContactText {...args} />
    </Text>
  ),
} satisfies Meta<typeof ContactText>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(args.children)
    await expect(canvas.getByText(phone)).toHaveAttribute('dir', 'ltr')
    await expect(canvas.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+923000000000')
    await expect(canvas.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  },
}

/** At some of these widths, the line would end within the number. */
export const UnbrokenNumber: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <>
      {[200, 180, 160, 140].map((width) => (
        <div key={width} style={{ width }}>
          <Text>
            <ContactText {...args} />
          </Text>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const number of canvas.getAllByText(phone)) await expect(number.getClientRects()).toHaveLength(1)
  },
}
