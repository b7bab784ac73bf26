import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { company } from '../../src/content/company'
import { Button, Stack, Text } from '../../src/design-system'
import { ContactText } from '../../src/sections/ContactText'

const [phone] = company.phones
const { email } = company

const meta = {
  component: ContactText,
  args: { children: `Write to ${email}, or call ${phone}.` },
  render: (args) => (
    <Text>
      <ContactText {...args} />
    </Text>
  ),
  tags: ['!visual'],
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

/** At some of these widths, the line ends within the number. */
export const Narrow: Story = {
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
  play: async ({ canvas, step }) => {
    await step('The number is on one line', async () => {
      for (const number of canvas.getAllByText(phone)) await expect(number.getClientRects()).toHaveLength(1)
    })
  },
}

/** The text between two numbers may repeat. */
export const TextChanges: Story = {
  args: { children: `${phone}, ${phone}, ${phone}` },
  render: function WithChangingText(args) {
    const [text, setText] = useState(args.children)
    return (
      <Stack space="medium">
        <Text>
          <ContactText>{text}</ContactText>
        </Text>
        <Button onClick={() => setText(`Only ${phone}.`)}>Change</Button>
      </Stack>
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('paragraph').textContent).toBe(args.children)
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    await expect(canvas.getByRole('paragraph').textContent).toBe(`Only ${phone}.`)
  },
}
