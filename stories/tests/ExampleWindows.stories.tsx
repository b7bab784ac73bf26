import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import {
  BackToTop,
  BottomBar,
  Button,
  FloatingActions,
  Icon,
  Text,
  VisuallyHidden,
} from '../../src/design-system'
import { waitForFrames } from '../support/expectMovement'
import { restoreScroll } from '../support/restoreScroll'

const weeks = Array.from({ length: 45 }, (_, week) => `Week ${week + 1}`)

/** A page with short lines, several windows high. */
function LongPage({ children }: { children: ReactNode }) {
  return (
    <>
      <main className="px-gutter">
        {weeks.map((week) => (
          <Text key={week}>{week}</Text>
        ))}
      </main>
      {children}
    </>
  )
}

/** A form, reduced to its end. */
function EndOfForm({ children }: { children: ReactNode }) {
  return (
    <main className="px-gutter">
      <div className="h-[18rem] py-4">
        <Text>The covered areas, floor by floor.</Text>
      </div>
      {children}
    </main>
  )
}

/** The examples of guidance that need a window of their own; their docs pages embed them. */
const meta = {
  component: LongPage,
  tags: ['!visual', '!autodocs'],
  args: { children: null },
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        narrowFrame: { name: 'In a docs page on a phone', styles: { width: '300px', height: '448px' } },
      },
    },
  },
  globals: { viewport: { value: 'narrowFrame' } },
  // Nothing may be left of the room for a scrollbar in the frame of a docs page.
  beforeEach: () => {
    document.documentElement.style.scrollbarGutter = 'auto'
    const restore = restoreScroll()
    return () => {
      document.documentElement.style.removeProperty('scrollbar-gutter')
      restore()
    }
  },
} satisfies Meta<typeof LongPage>
export default meta

type Story = StoryObj<typeof meta>

const ignore = () => undefined

export const ShortBar: Story = {
  render: () => (
    <EndOfForm>
      <BottomBar
        summary={{
          opens: 'Your Estimate',
          label: 'Grand Total',
          value: 'PKR 27,995,990',
          note: 'PKR 7,637 per sq ft',
        }}
        onSummaryClick={ignore}
        action={<Button>Review</Button>}
      />
    </EndOfForm>
  ),
  play: ({ canvas }) =>
    expect(
      canvas.getByRole('button', { name: 'Your Estimate: Grand Total PKR 27,995,990 PKR 7,637 per sq ft' }),
    ).toBeVisible(),
}

export const WordyBar: Story = {
  render: () => (
    <EndOfForm>
      <BottomBar
        summary={{
          opens: 'Open your estimate to see the cost of each part',
          label: 'Grand Total',
          value: 'About PKR 27,995,990 in total',
          note: 'PKR 7,637 for each square foot of covered area',
        }}
        onSummaryClick={ignore}
        action={<Button>Review your details and submit the estimate</Button>}
      />
    </EndOfForm>
  ),
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: /^Open your estimate .*: Grand Total About/ })).toBeVisible(),
}

/** How far the examples are scrolled, in window heights. */
const scrolled = 1.2

/** Scrolls down, by a pixel more each time, because an event may be lost, and waits until Back to top is shown. */
async function scrollUntilShown(canvas: StoryContext['canvas']) {
  let more = 0
  const findButton = () => canvas.getByRole('button', { name: 'Back to top' })
  await waitFor(() => {
    window.scrollTo({ top: window.innerHeight * scrolled + (more += 1), behavior: 'instant' })
    return expect(findButton()).toBeInTheDocument()
  })
  await waitFor(() => expect(canvas.getByRole('complementary')).toHaveAttribute('data-state', 'shown'))
  await waitFor(() => expect(findButton()).toBeVisible())
}

export const OneButton: Story = {
  render: () => (
    <LongPage>
      <FloatingActions label="Quick actions">
        <BackToTop />
      </FloatingActions>
    </LongPage>
  ),
  play: async ({ canvas }) => {
    await scrollUntilShown(canvas)
  },
}

const chatIcon = (
  <>
    <Icon name="whatsapp" size="large" />
    <VisuallyHidden>Chat with us</VisuallyHidden>
  </>
)

export const TwoIcons: Story = {
  render: () => (
    <LongPage>
      <FloatingActions label="Quick actions">
        <BackToTop />
        <Button asChild>
          <a href="#chat">{chatIcon}</a>
        </Button>
      </FloatingActions>
    </LongPage>
  ),
  play: async ({ canvas }) => {
    await scrollUntilShown(canvas)
    await expect(canvas.getByRole('link', { name: 'Chat with us' })).toBeVisible()
  },
}

/** Wider than the room beside the lines, at every width of the frame. */
export const WideTexts: Story = {
  render: () => (
    <LongPage>
      <FloatingActions label="Quick actions">
        <Button>Get an estimate</Button>
        <Button asChild>
          <a href="#chat">Chat with us on WhatsApp</a>
        </Button>
      </FloatingActions>
    </LongPage>
  ),
  play: async ({ canvas }) => {
    window.scrollTo({ top: window.innerHeight * scrolled, behavior: 'instant' })
    // Longer than the controls wait after scrolling.
    await waitForFrames(30)
    await expect(canvas.getByRole('complementary')).toHaveAttribute('data-state', 'away')
    await expect(canvas.getByText('Chat with us on WhatsApp')).not.toBeVisible()
  },
}
