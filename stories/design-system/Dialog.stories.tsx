import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button, Dialog, Picture, TextField, type DialogProps } from '../../src/design-system'
import front from '../../src/images/db-32-front.webp?picture'
import { closeOnBackPlay } from '../support/closeOnBackPlay'
import { hasRealKeys } from '../support/hasRealKeys'
import { noFocusOnClick } from '../support/noFocusOnClick'
import { byRole } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { tabTo } from '../support/tabTo'

const meta = {
  component: Dialog,
  // On the docs page each story has its own frame, because open overlays would cover each other.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  args: {
    isOpen: false,
    onOpenChange: fn(),
    title: 'Start again?',
    description: 'Everything you have entered is forgotten.',
    children: 'The estimate on the right is emptied as well.',
  },
  render: function WithOpener(args: DialogProps) {
    const [isOpen, setIsOpen] = useState(args.isOpen)
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        <Dialog
          {...args}
          isOpen={isOpen}
          onOpenChange={(next) => {
            args.onOpenChange(next)
            setIsOpen(next)
          }}
        />
      </>
    )
  },
} satisfies Meta<typeof Dialog>
export default meta

type Story = StoryObj<typeof meta>

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await step('It opens, named by its title and described by its description', async () => {
      await userEvent.click(opener)
      const dialog = await screen.findByRole('dialog', { name: 'Start again?' })
      await waitFor(() => expect(dialog).toBeVisible())
      await expect(dialog).toHaveAccessibleDescription('Everything you have entered is forgotten.')
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    })
    await step('The × closes it and the focus returns', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await expectClosed()
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
      await expect(opener).toHaveFocus()
    })
    await step('The page is accessible again', async () => {
      await expect(canvas.getByRole('button', { name: 'Open' })).toBeVisible()
    })
  },
}

/** Safari doesn't focus a clicked button, so the opener isn't the active element. */
export const OpenerWithoutFocus: Story = {
  tags: ['!visual'],
  beforeEach: noFocusOnClick,
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await step('The opener doesn’t have the focus, and the dialog takes it', async () => {
      await userEvent.click(opener)
      await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    })
    await step('The × closes it and moves the focus to the opener', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await expectClosed()
      await waitFor(() => expect(opener).toHaveFocus())
    })
    await step('Escape does the same', async () => {
      await userEvent.click(opener)
      await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await expectClosed()
      await waitFor(() => expect(opener).toHaveFocus())
    })
  },
}

export const ClickOutside: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await step('A click on the dialog leaves it open', async () => {
      await userEvent.click(opener)
      await userEvent.click(await screen.findByText('Everything you have entered is forgotten.'))
      await expect(args.onOpenChange).not.toHaveBeenCalled()
    })
    await step('A click outside closes it and returns the focus', async () => {
      const corner = document.elementFromPoint(1, 1)
      if (corner) await userEvent.click(corner)
      await expectClosed()
      await expect(opener).toHaveFocus()
    })
  },
}

/** Closes it, and moves the focus to the button that opens it. */
async function reachOpener(context: StoryContext) {
  if (screen.queryByRole('dialog')) await context.userEvent.keyboard('{Escape}')
  await expectClosed()
  await tabTo(context.userEvent, byRole('button', 'Open')(context))
}

const closeButton = () => screen.getByRole('button', { name: 'Close' })

/** Opens it, and moves the focus to its × button. */
async function reachCloseButton(context: StoryContext) {
  if (!screen.queryByRole('dialog')) {
    await reachOpener(context)
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(closeButton()).toHaveFocus())
  }
  await tabTo(context.userEvent, closeButton())
}

async function expectReturned(context: StoryContext) {
  await expectClosed()
  await waitFor(() => expect(byRole('button', 'Open')(context)).toHaveFocus())
}

const actionButton = () => screen.getByRole('button', { name: 'Start again' })

const onAction = fn()

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  args: { actions: <Button onClick={onAction}>Start again</Button> },
  ...keyboardTable<Story>([
    {
      where: 'On the control that opens it',
      reach: reachOpener,
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Opens it, with the focus on its × button',
          result: () => waitFor(() => expect(closeButton()).toHaveFocus()),
        },
      ],
    },
    {
      where: 'Anywhere in it',
      reach: reachCloseButton,
      alsoHandled: ['Enter', 'Space'],
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to its next control, and from the last to the first',
          result: async ({ userEvent }) => {
            await expect(actionButton()).toHaveFocus()
            await userEvent.tab()
            await expect(closeButton()).toHaveFocus()
          },
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves it back, and from the first to the last',
          result: () => expect(actionButton()).toHaveFocus(),
        },
        {
          keys: ['Escape'],
          does: 'Closes it; the focus returns to the control that opened it',
          prepare: ({ userEvent }) => tabTo(userEvent, actionButton()),
          result: expectReturned,
        },
        {
          keys: ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'End', 'Home'],
          does: 'Scrolls it, if it is taller than the window',
          unobservable: 'This one isn’t taller; the story Long Text Scrolled presses these keys.',
        },
      ],
    },
    {
      where: 'On its × button',
      reach: reachCloseButton,
      alsoHandled: ['Escape', 'Tab'],
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Closes it; the focus returns to the control that opened it',
          result: expectReturned,
        },
      ],
    },
    {
      where: 'On one of its actions',
      reach: async (context) => {
        await reachCloseButton(context)
        await tabTo(context.userEvent, actionButton())
      },
      alsoHandled: ['Escape', 'Tab'],
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Activates it; the page decides whether it closes the dialog',
          result: async () => {
            await expect(onAction).toHaveBeenCalledOnce()
            await expect(actionButton()).toHaveFocus()
          },
        },
      ],
    },
  ]),
}

export const ClosesOnBack: Story = {
  tags: ['!visual'],
  play: closeOnBackPlay('Open'),
}

export const Open: Story = {
  args: {
    isOpen: true,
    actions: (
      <>
        <Button>Start again</Button>
        <Button variant="secondary">Keep it</Button>
      </>
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Start again?' })).toBeVisible())
  },
}

export const WithoutDescription: Story = {
  args: { isOpen: true, description: undefined },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Start again?' })
    await expect(dialog).not.toHaveAttribute('aria-describedby')
  },
}

export const WithPicture: Story = {
  args: {
    isOpen: true,
    title: 'What belongs to it',
    description: 'Everything between the first sketch and the keys.',
    picture: <Picture picture={front} alt="Render of a model: a white house." ratio="fill" sizes="42rem" />,
    pictureCaption: 'Render of a model.',
    children: 'Drawings, prices and supervision.',
  },
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog')
    await step(
      'Below the title are the picture, as wide as the dialog, its caption and the description',
      async () => {
        const picture = (await screen.findByRole('img')).getBoundingClientRect()
        const description = screen.getByText(/^Everything between/).getBoundingClientRect()
        await expect(picture.width).toBeCloseTo(dialog.clientWidth, 0)
        await expect(picture.top).toBeGreaterThanOrEqual(
          screen.getByRole('heading').getBoundingClientRect().bottom,
        )
        const caption = screen.getByText('Render of a model.').getBoundingClientRect()
        await expect(picture.bottom).toBeLessThanOrEqual(caption.top)
        await expect(caption.bottom).toBeLessThanOrEqual(description.top)
      },
    )
  },
}

const sent = fn((email: FormDataEntryValue | null) => email)

/** A form of one field that belongs to the dialog alone: nothing is lost that the page would have kept. */
export const WithForm: Story = {
  args: { title: 'Send me the estimate', description: 'We send it once and nothing else.' },
  render: function WithForm(args) {
    const [isOpen, setIsOpen] = useState(true)
    const [email, setEmail] = useState('')
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        <Dialog {...args} isOpen={isOpen} onOpenChange={setIsOpen}>
          <form
            aria-label="Send me the estimate"
            className="flex flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault()
              sent(new FormData(event.currentTarget).get('email'))
              setIsOpen(false)
            }}
          >
            <TextField
              label="Email"
              name="email"
              type="email"
              value={email}
              onValueChange={setEmail}
              isRequired
            />
            <Button type="submit">Send</Button>
          </form>
        </Dialog>
      </>
    )
  },
}

export const FormSubmitted: Story = {
  ...WithForm,
  tags: ['!visual'],
  play: async ({ canvas, userEvent, step }) => {
    sent.mockClear()
    const field = await screen.findByRole('textbox', { name: 'Email' })
    await step('Enter in the field submits the form, which closes the dialog', async () => {
      await userEvent.click(field)
      await userEvent.type(field, 'ayesha@example.com', { skipClick: true })
      await expect(field).toHaveDisplayValue('ayesha@example.com')
      await userEvent.keyboard('{Enter}')
      await expectClosed()
      await expect(sent).toHaveBeenCalledWith('ayesha@example.com')
      await expect(canvas.getByRole('button', { name: 'Open' })).toBeVisible()
    })
  },
}

export const LongText: Story = {
  args: {
    isOpen: true,
    title:
      'What the estimate leaves out, and why none of it can be known before our engineer has seen your plot',
    description: undefined,
    children: (
      <>
        {Array.from({ length: 14 }, (_, index) => (
          <p key={index}>
            {index + 1}. The ground may need filling or a retaining wall, which depends on its level against
            the street; the society may ask for fees and drawings of its own.
          </p>
        ))}
      </>
    ),
    actions: <Button>I understand</Button>,
  },
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog')
    await step('It fits into the window and scrolls', async () => {
      const box = dialog.getBoundingClientRect()
      await expect(box.top).toBeGreaterThanOrEqual(0)
      await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight)
      await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
    })
    await step('The × stays visible when scrolled to the end', async () => {
      dialog.scrollTop = dialog.scrollHeight
      await waitFor(() => expect(dialog.scrollTop).toBeGreaterThan(0))
      const close = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect()
      await expect(close.top).toBeGreaterThanOrEqual(dialog.getBoundingClientRect().top)
    })
  },
}

export const LongTextScrolled: Story = {
  ...LongText,
  tags: ['!visual'],
  play: async ({ userEvent, step }) => {
    if (!hasRealKeys) return
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(closeButton()).toHaveFocus())
    /** Presses a key, and waits until the dialog no longer scrolls. */
    const scrollBy = async (key: string) => {
      const ended = new Promise((resolve) => dialog.addEventListener('scrollend', resolve, { once: true }))
      await userEvent.keyboard(`{${key}}`)
      await ended
    }
    for (const [there, back] of [
      ['End', 'Home'],
      ['PageDown', 'PageUp'],
      ['ArrowDown', 'ArrowUp'],
    ] as const) {
      await step(`${there} and ${back} scroll it; the focus stays`, async () => {
        await scrollBy(there)
        await expect(dialog.scrollTop).toBeGreaterThan(0)
        await scrollBy(back)
        await expect(dialog.scrollTop).toBe(0)
        await expect(closeButton()).toHaveFocus()
      })
    }
  },
}

export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
