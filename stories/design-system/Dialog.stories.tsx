import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, screen, waitFor } from 'storybook/test'
import { Button, Dialog, Picture, TextField } from '../../src/design-system'
import { encodedPicture } from '../../src/images/encodedPicture'
import { betweenLinks } from '../support/betweenLinks'
import { controlled } from '../support/controlled'
import { hasRealKeys } from '../support/hasRealKeys'
import { keyboardTable } from '../support/keyboardTable'
import { largeText } from '../support/largeText'
import {
  anywherePlace,
  closeButton,
  closingPlace,
  expectClosed,
  expectReturned,
  openingPlace,
  reachCloseButton,
} from '../support/modalPlaces'
import { expectModal, expectModalFits } from '../support/modalPlay'
import { noFocusOnClick } from '../support/noFocusOnClick'
import { tabTo } from '../support/tabTo'

const front = encodedPicture('db-32-front')

const meta = {
  component: Dialog,
  // On the docs page each story has its own frame, because open overlays would cover each other.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  tags: ['!visual'],
  args: {
    trigger: <Button>Open</Button>,
    isOpen: false,
    onOpenChange: fn(),
    title: 'Start again?',
    description: 'Everything you have entered will be deleted.',
    children: 'The estimate on the right is emptied as well.',
  },
  decorators: [controlled('isOpen', 'onOpenChange')],
} satisfies Meta<typeof Dialog>
export default meta

type Story = StoryObj<typeof meta>

const onAction = fn()
const reachClose = reachCloseButton('Open')
const returned = expectReturned('Open')

export const Default: Story = {
  name: 'Default (modal, popup, confirmation)',
  decorators: [betweenLinks],
  play: async (context) => {
    const { args, canvas, userEvent, step } = context
    await expectModal(context, {
      opener: 'Open',
      name: 'Start again?',
      onClose: args.onOpenChange,
      closedWith: false,
    })
    await step('Its description is announced with its title, and a click on it leaves it open', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
      const dialog = await screen.findByRole('dialog')
      await expect(dialog).toHaveAccessibleDescription('Everything you have entered will be deleted.')
      await userEvent.click(screen.getByText('Everything you have entered will be deleted.'))
      await expect(dialog).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await returned(context)
    })
  },
}

/** In Safari a click on a button doesn't focus it; imitated in Chromium. */
export const OpenerWithoutFocus: Story = {
  tags: ['!dev', '!autodocs'],
  ...Default,
  beforeEach: noFocusOnClick,
}

export const Open: Story = {
  tags: ['alone'],
  args: {
    isOpen: true,
    actions: (
      <>
        <Button>Keep it</Button>
        <Button variant="secondary">Start again</Button>
      </>
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Start again?' })).toBeVisible())
  },
}

const onSubmit = fn()
const actionButton = () => screen.getByRole('button', { name: 'Start again' })
const emailField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' })

export const KeyboardAlone: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [betweenLinks],
  args: { actions: <Button onClick={onAction}>Start again</Button> },
  ...keyboardTable<Story>([
    openingPlace('Open'),
    anywherePlace('Open', () => [actionButton()]),
    closingPlace('Open', ['Escape', 'Tab']),
    {
      where: 'On one of its actions',
      goTo: async (context) => {
        await reachClose(context)
        await tabTo(context.userEvent, actionButton())
      },
      alsoHandled: ['Escape', 'Tab'],
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Activates it; the dialog stays open, unless the page closes it',
          result: async () => {
            await expect(onAction).toHaveBeenCalledOnce()
            await expect(actionButton()).toHaveFocus()
          },
        },
      ],
    },
  ]),
}

export const WithPicture: Story = {
  tags: ['alone'],
  args: {
    isOpen: true,
    title: 'What it includes',
    description: 'Everything between the first sketch and the keys.',
    picture: (
      <Picture
        picture={front}
        alt="Render of a model: a white house."
        ratio="fill"
        sizes={{ base: '42rem' }}
      />
    ),
    pictureCaption: 'Render of a model.',
    children: 'Drawings, prices and supervision.',
  },
  play: async () => {
    const picture = await screen.findByRole('img', { name: /a white house/ })
    await waitFor(() => expect(picture).toBeVisible())
    await expect(screen.getByText('Render of a model.')).toBeVisible()
  },
}

/** A form with one field. The page keeps what was typed, so closing the dialog loses nothing. */
export const WithForm: Story = {
  args: { title: 'Send me the estimate', description: undefined },
  render: function WithForm(args) {
    const [email, setEmail] = useState('')
    return (
      <Dialog {...args}>
        <form
          aria-label="Send me the estimate"
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit(email)
            args.onOpenChange(false)
          }}
        >
          <TextField label="Email" type="email" value={email} onValueChange={setEmail} />
        </form>
      </Dialog>
    )
  },
  play: async (context) => {
    const { args, canvas, userEvent, step } = context
    onSubmit.mockClear()
    await step('Closed and opened again, it still has what was typed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
      await userEvent.type(await emailField(), 'ayesha@example.com')
      await userEvent.keyboard('{Escape}')
      await returned(context)
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
      await expect(await emailField()).toHaveDisplayValue('ayesha@example.com')
    })
    await step('Enter in the field submits the form, which closes it; the focus returns', async () => {
      await userEvent.click(await emailField())
      await userEvent.keyboard('{Enter}')
      await returned(context)
      await expect(onSubmit).toHaveBeenCalledWith('ayesha@example.com')
    })
    await step('What the page has done itself is not reported to it', () =>
      expect(mocked(args.onOpenChange).mock.calls).toEqual([[true], [false], [true], [false]]),
    )
  },
}

export const LongText: Story = {
  args: {
    isOpen: true,
    title: 'What the estimate leaves out, and why none of it can be known before we have seen your plot',
    description: undefined,
    children: Array.from({ length: 14 }, (_, index) => (
      <p key={index}>
        {index + 1}. The ground may need filling or a retaining wall, which depends on its level against the
        street; the society may ask for fees and drawings of its own.
      </p>
    )),
    actions: <Button>I understand</Button>,
  },
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await screen.findByRole('dialog')
    const isAtEnd = () => dialog.scrollTop + dialog.clientHeight >= dialog.scrollHeight - 1
    await step('It fits into the window', expectModalFits)
    if (hasRealKeys) {
      await step('End scrolls it to its end; the focus stays', async () => {
        await waitFor(() => expect(dialog).toHaveFocus())
        await userEvent.keyboard('{End}')
        await waitFor(() => expect(isAtEnd()).toBe(true))
        await expect(dialog).toHaveFocus()
      })
      await step('Title and Close button stay in view, with nothing over them', async () => {
        for (const part of [screen.getByRole('heading'), closeButton()]) {
          const { left, top, width, height } = part.getBoundingClientRect()
          await expect(part).toContainElement(
            document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
          )
        }
      })
    }
    await step('Closed and opened again, it begins at its start', async () => {
      await userEvent.click(closeButton())
      await expectClosed()
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
      await expect((await screen.findByRole('dialog')).scrollTop).toBe(0)
    })
  },
}

export const SmallestPhone: Story = {
  tags: ['!dev', '!autodocs'],
  args: { ...LongText.args, title: 'What the estimate leaves out' },
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: expectModalFits,
}
