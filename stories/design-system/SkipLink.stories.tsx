import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link, SkipLink, Stack, Text } from '../../src/design-system'
import { byRole, byTab } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { forcedColours } from '../support/emulateMedia'
import { expectSystemFocusRing } from '../support/expectSystemFocusRing'
import { inUrdu } from '../support/inUrdu'
import { largeText } from '../support/largeText'
import { expectTextUncut } from '../support/textLines'
import { systemColour } from '../support/systemColour'

const meta = {
  component: SkipLink,
  args: { href: '#content', children: 'Skip to the content' },
  render: (args) => (
    <Stack space="medium">
      <SkipLink {...args} />
      <Text>
        <Link href="#menu">Our services</Link>
      </Text>
      <main id="content">
        <Text>The content</Text>
      </main>
    </Stack>
  ),
} satisfies Meta<typeof SkipLink>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'Skip to the content' })
    await step('It takes no space until it is focused', async () => {
      await expect(link.getBoundingClientRect().height).toBeLessThanOrEqual(1)
    })
    await step('The first Tab shows it, as large as a button', async () => {
      await userEvent.tab()
      await expect(link).toHaveFocus()
      const box = link.getBoundingClientRect()
      await expect(box.height).toBeGreaterThanOrEqual(44)
      await expect(box.top).toBeGreaterThanOrEqual(0)
      await expect(box.left).toBeGreaterThanOrEqual(0)
    })
    await step('Following it moves the focus to the content', async () => {
      await userEvent.click(link)
      await expect(canvasElement.ownerDocument.activeElement).toHaveAttribute('id', 'content')
    })
    await step('A later click on the content doesn’t move the focus', async () => {
      await userEvent.tab({ shift: true })
      await expect(canvas.getByRole('main')).not.toHaveAttribute('tabindex')
    })
    await step('It is hidden again', async () => {
      await expect(link.getBoundingClientRect().height).toBeLessThanOrEqual(1)
    })
  },
}

const findLink = byRole('link', 'Skip to the content')

/** Whether each click on the page would have navigated. */
const followed: boolean[] = []

function recordClick(event: MouseEvent) {
  followed.push(!event.defaultPrevented)
  event.preventDefault()
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  ...keyboardTable<Story>([
    {
      where: 'At the top of the page',
      rows: [
        {
          keys: ['Tab'],
          does: 'Shows it, with the focus',
          result: (context) => expect(findLink(context)).toHaveFocus(),
        },
      ],
    },
    {
      where: 'On it',
      reach: byTab(findLink),
      rows: [
        {
          keys: ['Enter'],
          does: 'Moves the focus to the content, without a navigation',
          prepare: () => window.addEventListener('click', recordClick, { once: true }),
          result: async ({ canvas, canvasElement }) => {
            await expect(canvasElement.ownerDocument.activeElement).toBe(canvas.getByRole('main'))
            await expect(followed.splice(0)).toEqual([false])
          },
        },
      ],
    },
  ]),
}

export const Shown: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}

export const ForcedColours: Story = {
  beforeEach: forcedColours,
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'Skip to the content' })
    await step('With the focus it has the colours of a link, and a ring in the colour of text', async () => {
      await expectSystemFocusRing(userEvent, link)
      const { color, backgroundColor } = getComputedStyle(link)
      await expect(color).toBe(systemColour('LinkText'))
      await expect(backgroundColor).toBe(systemColour('Canvas'))
    })
  },
}

export const RightToLeft: Story = {
  beforeEach: inUrdu,
  args: { children: 'مرکزی متن پر جائیں' },
  play: async ({ canvas, userEvent, step }) => {
    await step('With the focus it is at the upper right of the window', async () => {
      await userEvent.tab()
      const box = canvas.getByRole('link', { name: 'مرکزی متن پر جائیں' }).getBoundingClientRect()
      const { right } = document.documentElement.getBoundingClientRect()
      await expect(right - box.right).toBe(16)
      await expect(box.top).toBe(16)
      await expect(box.left).toBeGreaterThan(window.innerWidth / 2)
    })
  },
}

/** Text of twice the usual size, in a window of 320 × 568 px. */
export const LargeText: Story = {
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'With the focus it is at least 88 px high, its text isn’t cut off, and its ring has room',
      async () => {
        await userEvent.tab()
        const link = canvas.getByRole('link', { name: 'Skip to the content' })
        await expect(link).toHaveFocus()
        const { left, right, height } = link.getBoundingClientRect()
        await expect(height).toBeGreaterThanOrEqual(88)
        await expect(left).toBeGreaterThanOrEqual(0)
        await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - 32)
        await expectTextUncut(link)
      },
    )
  },
}
