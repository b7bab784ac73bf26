import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DescriptionList, Link } from '../../src/design-system'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { onDark } from '../support/onDark'

const items = [
  { icon: 'phone', term: 'Phone', content: <Link href="tel:+920000000">+92 000 0000</Link> },
  {
    icon: 'envelope',
    term: 'Mail',
    content: <Link href="mailto:hello@firm.example">hello@firm.example</Link>,
  },
  { icon: 'location-dot', term: 'Address', content: 'Plot 12, Main Boulevard, Lahore' },
] as const

const meta = {
  component: DescriptionList,
  args: { items },
} satisfies Meta<typeof DescriptionList>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('Each description is associated with its term', async () => {
      await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
        'Phone',
        'Mail',
        'Address',
      ])
      await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('Plot 12, Main Boulevard, Lahore')
    })
  },
}

export const Ruled: Story = {
  args: { variant: 'ruled' },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Terms and descriptions are aligned, with the icons before them', async () => {
      const [term] = canvas.getAllByRole('term')
      const [content] = canvas.getAllByRole('definition')
      const icon = canvasElement.querySelector('svg')?.getBoundingClientRect()
      await expect(content?.getBoundingClientRect().left).toBeGreaterThan(icon?.right ?? 0)
      await expect(content?.getBoundingClientRect().top).toBeGreaterThan(
        (term?.getBoundingClientRect().top ?? 0) + 10,
      )
    })
  },
}

export const OnDark: Story = { decorators: [onDark] }

export const Narrow: Story = {
  args: {
    variant: 'ruled',
    items: [{ icon: 'envelope', term: 'Mail', content: `${'construction'.repeat(6)}@firm.example` }],
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement, step }) => {
    await step('A long word breaks', async () => {
      await expectNoOverflow(canvasElement)
    })
  },
}
