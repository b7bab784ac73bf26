import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Disclosure, Link, Text } from '../../src/design-system'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { printed } from '../support/emulateMedia'
import { hasRealKeys } from '../support/hasRealKeys'
import { expectVisibleFocus } from '../support/expectVisibleFocus'

const question = 'Does the estimate include the boundary wall?'
const answer = /^No\. Only the covered area/

const meta = {
  component: Disclosure,
  args: {
    title: question,
    children: (
      <Text>
        No. Only the covered area of the floors is included; porch, boundary wall and tanks are priced by
        themselves. <Link href="#call-us">Call us</Link> for an offer.
      </Text>
    ),
  },
} satisfies Meta<typeof Disclosure>
export default meta

type Story = StoryObj<typeof meta>

/** The native summary around the heading. */
const summaryOf = (heading: HTMLElement) => {
  const summary = heading.closest('summary')
  if (!summary) throw new Error('There is no summary around the heading')
  return summary
}

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const heading = canvas.getByRole('heading', { level: 3, name: question })
    await step('Collapsed, only its title is visible', async () => {
      await expect(heading).toBeVisible()
      await expect(canvas.getByText(answer)).not.toBeVisible()
    })
    await step('A click on the title expands it', async () => {
      await userEvent.click(heading)
      await expect(canvas.getByText(answer)).toBeVisible()
    })
    await step('A second click collapses it', async () => {
      await userEvent.click(summaryOf(heading))
      await expect(canvas.getByText(answer)).not.toBeVisible()
    })
  },
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, step }) => {
    if (!hasRealKeys) return
    const summary = summaryOf(canvas.getByRole('heading', { name: question }))
    await step('The Tab key reaches its title', async () => {
      await userEvent.tab()
      await expectVisibleFocus(summary)
    })
    await step('Enter expands it, and the next tab stop is in the answer', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText(answer)).toBeVisible()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Call us' })).toHaveFocus()
      await userEvent.tab({ shift: true })
    })
    await step('Space collapses it, and its content is no longer a tab stop', async () => {
      await userEvent.keyboard(' ')
      await expect(canvas.getByText(answer)).not.toBeVisible()
      await userEvent.tab()
      await expect(canvas.getByText('Call us')).not.toHaveFocus()
    })
  },
}

export const Open: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(answer)).toBeVisible()
  },
}

export const Several: Story = {
  render: (args) => (
    <div>
      <Disclosure {...args} headingLevel={2} />
      <Disclosure title="How long is an estimate valid?" headingLevel={2}>
        <Text>Thirty days, as long as the price of steel moves by less than five per cent.</Text>
      </Disclosure>
      <Disclosure title="Do you build outside Lahore?" headingLevel={2} open>
        <Text>Yes, in Islamabad and Karachi too.</Text>
      </Disclosure>
    </div>
  ),
}

export const Printed: Story = {
  beforeEach: printed,
  play: async ({ canvas, step }) => {
    await step('Collapsed, it prints its answer', async () => {
      await expect(canvas.getByText(answer).getBoundingClientRect().height).toBeGreaterThan(0)
      await expect(canvas.getByText(answer).checkVisibility({ contentVisibilityAuto: true })).toBe(true)
    })
  },
}

export const LongText: Story = {
  args: {
    title:
      'Willthisverylongquestionwithoutasinglespace still be readable on the narrowest phone that anybody uses?',
    open: true,
  },
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
