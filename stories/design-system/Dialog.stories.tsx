import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { Button, Dialog, Picture, TextField, type DialogProps } from '../../src/design-system'
import front from '../../src/images/db-32-front.webp?picture'
import { betweenButtons } from '../support/betweenButtons'
import { closeOnBackPlay } from '../support/closeOnBackPlay'
import { hasRealKeys } from '../support/hasRealKeys'
import { noFocusOnClick } from '../support/noFocusOnClick'
import { byRole } from '../support/keyboardPlaces'
import { keyboardTable, type Key } from '../support/keyboardTable'
import { nextFrame, waitForFrames } from '../support/expectMovement'
import { resizeWindow } from '../support/resizeWindow'
import {
  expectHeaderInView,
  expectScrolled,
  expectScrolling,
  headerParts,
  scrollTo,
  scrollingKeys,
} from '../support/scrolledModal'
import { tabTo } from '../support/tabTo'
import { reducedMotion } from '../support/emulateMedia'
import { expectNoMotion } from '../support/expectNoMotion'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { inUrdu } from '../support/inUrdu'
import { largeText } from '../support/largeText'
import { expectTextUncut, firstCharacter, textBox } from '../support/textLines'

const meta = {
  component: Dialog,
  // On the docs page each story has its own frame, because open overlays would cover each other.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  args: {
    isOpen: false,
    onOpenChange: fn(),
    title: 'Start again?',
    description: 'Everything you have entered will be deleted.',
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
      await expect(dialog).toHaveAccessibleDescription('Everything you have entered will be deleted.')
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    })
    await step('The Close button closes it and the focus returns', async () => {
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

/**
 * Imitates Safari, where a click on a button doesn't move the focus to it: in Chromium, the story prevents the default
 * of `mousedown` on buttons. No story runs in Safari itself.
 */
export const OpenerWithoutFocus: Story = {
  tags: ['!visual'],
  decorators: [betweenButtons],
  beforeEach: noFocusOnClick,
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    const onFocus = fn()
    opener.addEventListener('focus', onFocus)
    await step(
      'A click on the opener doesn’t focus it, as in Safari; the dialog takes the focus',
      async () => {
        await userEvent.click(opener)
        await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
        await expect(onFocus).not.toHaveBeenCalled()
      },
    )
    await step('The Close button closes it and moves the focus to the opener', async () => {
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
      await userEvent.click(await screen.findByText('Everything you have entered will be deleted.'))
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

/** Opens it, and moves the focus to its Close button. */
async function reachCloseButton(context: StoryContext) {
  if (!screen.queryByRole('dialog')) {
    await reachOpener(context)
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(closeButton()).toHaveFocus())
  }
  await tabTo(context.userEvent, closeButton())
}

/** The same, with the dialog scrolled to its start when the focus comes from elsewhere. */
async function reachStart(context: StoryContext) {
  if (document.activeElement?.getAttribute('aria-label') !== 'Close') await reachOpener(context)
  await reachCloseButton(context)
}

async function expectReturned(context: StoryContext) {
  await expectClosed()
  await waitFor(() => expect(byRole('button', 'Open')(context)).toHaveFocus())
}

const actionButton = () => screen.getByRole('button', { name: 'Start again' })

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Full Name' })

const onAction = fn()
const onEnter = fn()

interface NameFormProps {
  /** Whether it has a button that submits it. @default false */
  hasButton?: boolean
}

/** A form with one field; Enter in it submits the form. */
function NameForm({ hasButton = false }: NameFormProps) {
  const [name, setName] = useState('Ayesha')
  return (
    <form
      aria-label="Your name"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onEnter()
      }}
    >
      <TextField label="Full Name" value={name} onValueChange={setName} />
      {hasButton && <Button type="submit">Send</Button>}
    </form>
  )
}

/** Enough to make the dialog taller than the window. */
const longText = Array.from({ length: 14 }, (_, index) => (
  <p key={index}>
    {index + 1}. The ground may need filling or a retaining wall, which depends on its level against the
    street; the society may ask for fees and drawings of its own.
  </p>
))

/** Opens it, and moves the focus to its field, with the insertion point in the middle and the dialog at its start. */
async function reachField(context: StoryContext) {
  if (!screen.queryByRole('dialog')) await reachCloseButton(context)
  await tabTo(context.userEvent, nameField())
  nameField().setSelectionRange(caret, caret)
  await scrollTo(0)
}

/** Where the insertion point is in the middle of the field. */
const caret = 3

/** How far the dialog is scrolled by script, in px: its field is still in view. */
const scrolledBy = 20

/** Long enough for a key to begin to scroll something. */
const waitForScroll = () => waitForFrames(5)

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [betweenButtons],
  args: {
    children: (
      <>
        <NameForm />
        {longText}
      </>
    ),
    actions: <Button onClick={onAction}>Start again</Button>,
  },
  ...keyboardTable<Story>([
    {
      where: 'On the control that opens it',
      reach: reachOpener,
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Opens it, with the focus on its Close button',
          result: () => waitFor(() => expect(closeButton()).toHaveFocus()),
        },
      ],
    },
    {
      where: 'Anywhere in it',
      reach: reachCloseButton,
      alsoHandled: ['Enter', 'Space', ...scrollingKeys],
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to its next control, and from the last to the first',
          result: async ({ userEvent }) => {
            await expect(nameField()).toHaveFocus()
            await userEvent.tab()
            await expect(actionButton()).toHaveFocus()
            await userEvent.tab()
            await expect(closeButton()).toHaveFocus()
          },
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to its previous control, and from the first to the last',
          result: async ({ userEvent }) => {
            await expect(actionButton()).toHaveFocus()
            await userEvent.tab({ shift: true })
            await expect(nameField()).toHaveFocus()
          },
        },
        {
          keys: ['Escape'],
          does: 'Closes it; the focus returns to the control that opened it',
          prepare: ({ userEvent }) => tabTo(userEvent, actionButton()),
          result: expectReturned,
        },
      ],
    },
    {
      where: 'Anywhere in it but in a field',
      reach: reachStart,
      alsoHandled: ['Enter', 'Space', 'Escape', 'Tab'],
      rows: [
        {
          keys: scrollingKeys,
          does: 'Scrolls the dialog, if it is taller than the window; the focus stays',
          isNative: true,
          prepare: expectScrolling,
          result: async ({ userEvent }, key) => {
            await expectScrolled(key)
            await expect(closeButton()).toHaveFocus()
            if (key !== 'Home') return
            // On an action at the end of the dialog, too.
            expectScrolling()
            await tabTo(userEvent, actionButton())
            await expectScrolled('End')
            for (const next of ['Home', ...scrollingKeys] as const) {
              expectScrolling()
              await userEvent.keyboard(`{${next}}`)
              await expectScrolled(next)
              await expect(actionButton()).toHaveFocus()
            }
          },
        },
      ],
    },
    {
      where: 'On its Close button',
      reach: reachCloseButton,
      alsoHandled: ['Escape', 'Tab', ...scrollingKeys],
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Closes it; the focus returns to the control that opened it',
          result: expectReturned,
        },
      ],
    },
    {
      where: 'In a text field of a form in it',
      reach: reachField,
      alsoHandled: ['Escape', 'Tab'],
      rows: [
        {
          keys: ['Enter'],
          does: 'If it is the only field of the form: submits the form. The dialog stays open, unless the page closes it, as in the story Form Submitted',
          isNative: true,
          result: async () => {
            await expect(onEnter).toHaveBeenCalledOnce()
            await expect(nameField()).toHaveFocus()
          },
        },
        {
          keys: ['ArrowLeft', 'ArrowUp', 'Home', 'ArrowRight', 'ArrowDown', 'End'],
          does: 'Moves the insertion point, and doesn’t scroll the dialog',
          isNative: true,
          prepare: () => scrollTo(scrolledBy),
          result: async (_, key) => {
            const { selectionStart, selectionEnd, value } = nameField()
            const places: Partial<Record<Key, number>> = {
              ArrowLeft: caret - 1,
              ArrowRight: caret + 1,
              ArrowUp: 0,
              Home: 0,
              ArrowDown: value.length,
              End: value.length,
            }
            await expect([selectionStart, selectionEnd]).toEqual([places[key], places[key]])
            await waitForScroll()
            await expect(screen.getByRole('dialog').scrollTop).toBe(scrolledBy)
          },
        },
        {
          keys: ['Characters'],
          does: 'Inserts them',
          isNative: true,
          result: () => expect(nameField()).toHaveValue('Aye7sha'),
        },
        {
          keys: ['Backspace', 'Delete'],
          does: 'Deletes the character before the insertion point, or the one after it',
          isNative: true,
          // Before the first key, the field has the character that the row above has inserted.
          result: (_, key) => expect(nameField()).toHaveValue(key === 'Backspace' ? 'Ay7sha' : 'Ay7ha'),
        },
        {
          keys: ['PageDown'],
          does: 'Scrolls the dialog down, if it is taller than the window; the focus stays',
          isNative: true,
          prepare: expectScrolling,
          result: async (_, key) => {
            await expectScrolled(key)
            await expect(nameField()).toHaveFocus()
          },
        },
        {
          keys: ['PageUp'],
          does: 'Scrolls the dialog up; the focus stays',
          isNative: true,
          prepare: async ({ userEvent }) => {
            expectScrolling()
            await userEvent.keyboard('{PageDown}')
            await expectScrolled('PageDown')
            expectScrolling()
          },
          result: async (_, key) => {
            await expectScrolled(key)
            await expect(nameField()).toHaveFocus()
          },
        },
      ],
    },
    {
      where: 'On one of its actions',
      reach: async (context) => {
        await reachCloseButton(context)
        await tabTo(context.userEvent, actionButton())
      },
      alsoHandled: ['Escape', 'Tab', ...scrollingKeys],
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Activates it. The dialog stays open, unless the page closes it, as in the story Closed By Its Action',
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
  decorators: [betweenButtons],
  play: closeOnBackPlay('Open'),
}

/** The page is told once of each way in which the visitor closes it. */
export const ClosingReported: Story = {
  tags: ['!visual'],
  play: async (context) => {
    const { onOpenChange } = context.args
    const closings = {
      'The Close button': () => context.userEvent.click(closeButton()),
      Escape: () => context.userEvent.keyboard('{Escape}'),
      'A click outside': () =>
        context.userEvent.click(document.elementFromPoint(1, 1) ?? context.canvasElement),
      Back: async () => history.back(),
    }
    for (const [name, close] of Object.entries(closings)) {
      await context.step(`${name} calls onOpenChange once, with false; opening it doesn’t`, async () => {
        mocked(onOpenChange).mockClear()
        await reachCloseButton(context)
        await waitFor(() => expect(history.state).toHaveProperty('layer'))
        await expect(onOpenChange).not.toHaveBeenCalled()
        await close()
        await expectReturned(context)
        await waitFor(() => expect(history.state ?? {}).not.toHaveProperty('layer'))
        await waitForScroll()
        await expect(mocked(onOpenChange).mock.calls).toEqual([[false]])
      })
    }
  },
}

export const Open: Story = {
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

/** How long the page waits before it closes the dialog after Send, in ms: as long as a request may take. */
const responseMs = 300

/** Expects it to stay open, with the focus on the control that was activated, for half of the time of the request. */
async function expectOpenMeanwhile(control: HTMLElement, start: number) {
  while (performance.now() < start + responseMs / 2) {
    await expect(screen.getByRole('dialog')).toContainElement(control)
    await expect(control).toHaveFocus()
    await nextFrame()
  }
}

const expectUnreported = ({ args, step }: StoryContext<DialogProps>) =>
  step('Closed by the page, it doesn’t call onOpenChange', async () => {
    await waitForScroll()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  })

/** The ways to activate a control. Each returns when it did so. */
function waysOf({ userEvent }: StoryContext<DialogProps>) {
  const press = (key: string) => async (control: HTMLElement) => {
    await tabTo(userEvent, control)
    const start = performance.now()
    await userEvent.keyboard(key)
    return start
  }
  const click = async (control: HTMLElement) => {
    const start = performance.now()
    await userEvent.click(control)
    return start
  }
  return { enter: press('{Enter}'), space: press(' '), click }
}

const sendButton = () => screen.getByRole('button', { name: 'Send' })

/** Neither the action nor the form closes it. */
export const ActionClicked: Story = {
  tags: ['!visual'],
  args: {
    children: <NameForm hasButton />,
    actions: <Button onClick={onAction}>Start again</Button>,
  },
  play: async (context) => {
    for (const [name, control, onActivate] of [
      ['one of its actions', actionButton, onAction],
      ['the button that submits its form', sendButton, onEnter],
    ] as const) {
      await context.step(`A click on ${name} leaves it open, with the focus there`, async () => {
        onActivate.mockClear()
        await reachCloseButton(context)
        await context.userEvent.click(control())
        await expect(onActivate).toHaveBeenCalledOnce()
        await expectOpenMeanwhile(control(), performance.now())
        await expect(context.args.onOpenChange).not.toHaveBeenCalled()
      })
    }
  },
}

/** The page closes the dialog when the action is activated or, after the other one, when a request has ended. */
export const ClosedByItsAction: Story = {
  tags: ['!visual'],
  decorators: [betweenButtons],
  render: function WithClosingAction(args) {
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
          actions={
            <>
              <Button onClick={() => setIsOpen(false)}>Start again</Button>
              <Button onClick={() => setTimeout(() => setIsOpen(false), responseMs)}>Send</Button>
            </>
          }
        />
      </>
    )
  },
  play: async (context) => {
    const { enter, space, click } = waysOf(context)
    for (const [name, activate] of [
      ['Enter', enter],
      ['Space', space],
      ['A click', click],
    ] as const) {
      await context.step(`${name} on the action closes it; the focus returns to the opener`, async () => {
        await reachCloseButton(context)
        await activate(actionButton())
        await expectReturned(context)
      })
      await context.step(
        `${name} on an action that closes it late leaves it open until then; the focus stays, and then returns to the opener`,
        async () => {
          await reachCloseButton(context)
          const late = sendButton()
          const onClick = fn()
          late.addEventListener('click', onClick)
          const start = await activate(late)
          await expect(onClick).toHaveBeenCalledOnce()
          await expectOpenMeanwhile(late, start)
          await expectReturned(context)
        },
      )
    }
    await expectUnreported(context)
  },
}

/** The page closes the dialog when the request that its form sends has ended. */
export const FormClosedLate: Story = {
  tags: ['!visual'],
  render: function WithLateForm(args) {
    const [isOpen, setIsOpen] = useState(args.isOpen)
    const [name, setName] = useState('Ayesha')
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
        >
          <form
            aria-label="Your name"
            className="flex flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault()
              onEnter()
              setTimeout(() => setIsOpen(false), responseMs)
            }}
          >
            <TextField label="Full Name" value={name} onValueChange={setName} />
            <Button type="submit">Send</Button>
          </form>
        </Dialog>
      </>
    )
  },
  play: async (context) => {
    const { enter, click } = waysOf(context)
    for (const [place, activate, control] of [
      ['Enter in its field', enter, nameField],
      ['Enter on its button', enter, sendButton],
      ['A click on its button', click, sendButton],
    ] as const) {
      await context.step(
        `${place} submits the form; the dialog stays open with the focus there, until the page closes it`,
        async () => {
          onEnter.mockClear()
          await reachCloseButton(context)
          const focused = control()
          const start = await activate(focused)
          await expect(onEnter).toHaveBeenCalledOnce()
          await expectOpenMeanwhile(focused, start)
          await expectReturned(context)
        },
      )
    }
    await expectUnreported(context)
  },
}

export const WithoutDescription: Story = {
  args: { isOpen: true, description: undefined },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Start again?' })
    await expect(dialog).not.toHaveAttribute('aria-describedby')
  },
}

/** Expects the picture as wide as the dialog, and returns its size. */
async function expectFullWidth() {
  const picture = await screen.findByRole('img')
  const { width, height } = picture.getBoundingClientRect()
  await expect(width).toBeCloseTo(screen.getByRole('dialog').clientWidth, 0)
  await expect(getComputedStyle(picture).objectFit).toBe('cover')
  return { width, height }
}

/** How much of the picture its box crops at each side, in px, at the size at which it is painted. */
async function croppedBy() {
  const picture = await screen.findByRole<HTMLImageElement>('img')
  await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0), { timeout: 10_000 })
  const { naturalWidth, naturalHeight, clientWidth, clientHeight } = picture
  const { objectFit, objectPosition } = getComputedStyle(picture)
  await expect(objectFit).toBe('cover')
  const [x = Number.NaN, y = Number.NaN] = objectPosition.split(' ').map(Number.parseFloat)
  const scale = Math.max(clientWidth / naturalWidth, clientHeight / naturalHeight)
  const [restX, restY] = [naturalWidth * scale - clientWidth, naturalHeight * scale - clientHeight]
  return {
    left: (restX * x) / 100,
    right: (restX * (100 - x)) / 100,
    top: (restY * y) / 100,
    bottom: (restY * (100 - y)) / 100,
  }
}

export const WithPicture: Story = {
  args: {
    isOpen: true,
    title: 'What it includes',
    description: 'Everything between the first sketch and the keys.',
    picture: <Picture picture={front} alt="Render of a model: a white house." ratio="fill" sizes="42rem" />,
    pictureCaption: 'Render of a model.',
    children: 'Drawings, prices and supervision.',
  },
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog')
    await step(
      'The picture is as wide as the dialog, and in 16:10 or, if that is higher, half as high as the window',
      async () => {
        const { width, height } = await expectFullWidth()
        await expect(height).toBeCloseTo(Math.min(width / 1.6, window.innerHeight / 2), 0)
      },
    )
    await step('Below the title are the picture, its caption and the description', async () => {
      const picture = (await screen.findByRole('img')).getBoundingClientRect()
      const description = screen.getByText(/^Everything between/).getBoundingClientRect()
      await expect(picture.top).toBeGreaterThanOrEqual(
        within(dialog).getByRole('heading').getBoundingClientRect().bottom,
      )
      const caption = screen.getByText('Render of a model.').getBoundingClientRect()
      await expect(picture.bottom).toBeLessThanOrEqual(caption.top)
      await expect(caption.bottom).toBeLessThanOrEqual(description.top)
    })
  },
}

/** The window is 390 × 844 px, and so high enough for a picture in 16:10. */
export const WithPictureOnAPhone: Story = {
  ...WithPicture,
  tags: ['!visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ step }) => {
    await screen.findByRole('dialog')
    await step('The picture is as wide as the dialog, and in 16:10', async () => {
      const { width, height } = await expectFullWidth()
      await expect(width / height).toBeCloseTo(1.6, 1)
      await expect(height).toBeLessThan(window.innerHeight / 2)
    })
  },
}

/** The window is 480 px high, so that half of it is lower than 16:10. */
export const WithPictureInALowWindow: Story = {
  ...WithPicture,
  tags: ['!visual'],
  globals: { viewport: { value: 'short', isRotated: false } },
  play: async ({ step }) => {
    await screen.findByRole('dialog')
    await step('The picture is as wide as the dialog and half as high as the window', async () => {
      await expect(window.innerHeight).toBe(480)
      const { width, height } = await expectFullWidth()
      await expect(height).toBeCloseTo(240, 0)
      await expect(height).toBeLessThan(width / 1.6 - 20)
    })
    await step(
      'As much of the picture is cropped at the top as at the bottom, and nothing at the sides',
      async () => {
        const { left, right, top, bottom } = await croppedBy()
        await expect(top).toBeGreaterThan(10)
        await expect(bottom).toBeCloseTo(top, 0)
        await expect(left).toBeCloseTo(0, 0)
        await expect(right).toBeCloseTo(0, 0)
      },
    )
    await step('In a window of 384 px, the picture and its caption are still shown', async () => {
      if (!(await resizeWindow(1280, 384))) return
      const { height } = await expectFullWidth()
      await expect(height).toBeCloseTo(192, 0)
      await expect(screen.getByText('Render of a model.')).toBeVisible()
    })
    await step('In one of 383 px, neither is', async () => {
      if (!(await resizeWindow(1280, 383))) return
      await waitFor(() => expect(screen.queryByRole('img')).toBeNull())
      await expect(screen.getByText('Render of a model.')).not.toBeVisible()
    })
  },
}

/** The window is 568 × 320 px, and so lower than 24rem (384 px). */
export const ShortWindow: Story = {
  tags: ['!visual'],
  args: { ...WithPicture.args, children: longText },
  globals: { viewport: { value: 'landscapePhone', isRotated: false } },
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog')
    await step('Neither the picture nor its caption is shown', async () => {
      await expect(window.innerHeight).toBeLessThan(384)
      await expect(screen.queryByRole('img')).toBeNull()
      await expect(screen.getByText('Render of a model.')).not.toBeVisible()
    })
    await step('Title and Close button stay in view when it is scrolled to the end', async () => {
      dialog.scrollTop = dialog.scrollHeight
      await waitFor(() => expect(dialog.scrollTop).toBeGreaterThan(0))
      await expectHeaderInView()
    })
    await step('In a window of 255 px they still do', async () => {
      if (!(await resizeWindow(568, 255))) return
      dialog.scrollTop = dialog.scrollHeight
      await waitForFrames(2)
      await expectHeaderInView()
    })
    await step('In one of 254 px they scroll with the content', async () => {
      if (!(await resizeWindow(568, 254))) return
      dialog.scrollTop = dialog.scrollHeight
      for (const part of headerParts()) {
        await waitFor(() => expect(part.getBoundingClientRect().bottom).toBeLessThan(0))
      }
    })
  },
}

const sent = fn((email: FormDataEntryValue | null) => email)

/** A form with one field inside the dialog. The page keeps what was typed, so closing the dialog loses nothing. */
export const WithForm: Story = {
  args: {
    isOpen: true,
    title: 'Send me the estimate',
    description: 'We send it once and nothing else.',
  },
  render: function WithForm(args) {
    const [isOpen, setIsOpen] = useState(args.isOpen)
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

const findField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' })

export const FormSubmitted: Story = {
  ...WithForm,
  tags: ['!visual'],
  play: async ({ canvas, userEvent, step }) => {
    sent.mockClear()
    await step('Closed and opened again, it still has what was typed', async () => {
      const field = await findField()
      await userEvent.click(field)
      await userEvent.type(field, 'ayesha@example.com', { skipClick: true })
      await expect(field).toHaveDisplayValue('ayesha@example.com')
      await userEvent.keyboard('{Escape}')
      await expectClosed()
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
      await expect(await findField()).toHaveDisplayValue('ayesha@example.com')
    })
    await step('Home, End and Arrow Left move the insertion point in the field', async () => {
      if (!hasRealKeys) return
      await tabTo(userEvent, await findField())
      // The browser keeps the selection of an e-mail field to itself, but types where it is.
      await userEvent.keyboard('{Home}B{End}X')
      await expect(await findField()).toHaveDisplayValue('Bayesha@example.comX')
      await userEvent.keyboard('{ArrowLeft}{Delete}')
      await expect(await findField()).toHaveDisplayValue('Bayesha@example.com')
      await userEvent.keyboard('{Home}{Delete}')
      await expect(await findField()).toHaveDisplayValue('ayesha@example.com')
    })
    await step('Enter in the field submits the form, which closes the dialog', async () => {
      await userEvent.click(await findField())
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
    children: longText,
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
    await step('Title and Close button stay in view when it is scrolled to the end', async () => {
      dialog.scrollTop = dialog.scrollHeight
      await waitFor(() => expect(dialog.scrollTop).toBeGreaterThan(0))
      await expectHeaderInView()
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
    await step('Shift + Tab to the action at its end scrolls it to its end', async () => {
      await userEvent.tab({ shift: true })
      await expect(screen.getByRole('button', { name: 'I understand' })).toHaveFocus()
      await waitFor(() =>
        expect(dialog.scrollTop + dialog.clientHeight).toBeGreaterThanOrEqual(dialog.scrollHeight - 1),
      )
      await userEvent.tab()
      await scrollBy('Home')
    })
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

const note = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'A note' })

export const OpenedAgain: Story = {
  ...LongText,
  tags: ['!visual'],
  args: {
    ...LongText.args,
    children: (
      <>
        <label>
          A note <input className="border" />
        </label>
        {longText}
      </>
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Scrolled and closed, it is neither visible nor in the accessibility tree', async () => {
      await userEvent.type(await note(), 'for later')
      await scrollTo(scrolledBy)
      await expect(screen.getByRole('dialog').scrollTop).toBe(scrolledBy)
      await userEvent.click(closeButton())
      await expectClosed()
      for (const one of document.querySelectorAll('[role=dialog]')) await expect(one).not.toBeVisible()
    })
    await step('Opened again, it begins at its start, without what was typed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
      await expect(await note()).toHaveValue('')
      await waitForScroll()
      await expect(screen.getByRole('dialog').scrollTop).toBe(0)
    })
  },
}

export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}

export const RightToLeft: Story = {
  beforeEach: inUrdu,
  args: {
    isOpen: true,
    title: 'دوبارہ شروع کریں؟',
    description: 'آپ کا درج کیا ہوا سب کچھ مٹا دیا جائے گا۔',
    children: 'ساتھ کا تخمینہ بھی خالی ہو جائے گا۔',
    actions: (
      <>
        <Button>سب مٹا دیں</Button>
        <Button variant="secondary">واپس</Button>
      </>
    ),
  },
  play: async ({ userEvent, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'دوبارہ شروع کریں؟' })
    const box = dialog.getBoundingClientRect()
    const title = within(dialog).getByRole('heading')
    await step('The × is at the left edge, left of the title', async () => {
      const close = closeButton().getBoundingClientRect()
      await expect(close.left - box.left).toBeLessThan(12)
      await expect(close.right).toBeLessThanOrEqual(title.getBoundingClientRect().left)
    })
    await step('Title, description and content begin at the right', async () => {
      const [first, ...others] = [
        title,
        screen.getByText(/^آپ کا درج کیا ہوا/),
        screen.getByText(/^ساتھ کا تخمینہ/),
      ].map((element) => firstCharacter(element).right)
      await expect(box.right - (first ?? 0)).toBeLessThan(32)
      for (const right of others) await expect(right).toBeCloseTo(first ?? 0, 0)
    })
    const actions = ['سب مٹا دیں', 'واپس'].map((name) => within(dialog).getByRole('button', { name }))
    await step('The first action is on the right', async () => {
      const [first, second] = actions.map((action) => action.getBoundingClientRect())
      await expect(first?.left).toBeGreaterThan(second?.right ?? Infinity)
    })
    await step('Tab moves from the × to the first action, then to the one on its left', async () => {
      await waitFor(() => expect(closeButton()).toHaveFocus())
      for (const action of actions) {
        await userEvent.tab()
        await expectVisibleFocus(action)
      }
    })
  },
}

/** Text of twice the usual size, in a window of 390 × 844 px. */
export const LargeText: Story = {
  args: {
    isOpen: true,
    actions: (
      <>
        <Button>Delete everything</Button>
        <Button variant="secondary">Keep it</Button>
      </>
    ),
  },
  beforeEach: largeText,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Start again?' })
    await step('It fits into the window, and nothing in it is wider than it is', async () => {
      const box = dialog.getBoundingClientRect()
      await expect(box.left).toBeGreaterThanOrEqual(0)
      await expect(box.right).toBeLessThanOrEqual(window.innerWidth)
      await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight)
      await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
      await expectNoOverflow(canvasElement)
    })
    await step('No text is cut off, and none is below the ×', async () => {
      await expectTextUncut(within(dialog).getByRole('heading'))
      for (const text of within(dialog).getAllByText(/^(Everything|The estimate)/))
        await expectTextUncut(text)
      const close = closeButton().getBoundingClientRect()
      const title = textBox(within(dialog).getByRole('heading'))
      const isBeside = title.right <= close.left
      await expect(isBeside || title.top >= close.bottom).toBe(true)
    })
    await step('The × and its actions are as large as their text needs: at least 88 px high', async () => {
      for (const button of within(dialog).getAllByRole('button')) {
        await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(88)
        if (button !== closeButton()) await expectTextUncut(button)
      }
    })
  },
}

export const ReducedMotion: Story = {
  tags: ['!visual'],
  beforeEach: reducedMotion,
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await step(
      'It opens in its place and opaque, without a transition, and so does its backdrop',
      async () => {
        await userEvent.click(opener)
        const dialog = await screen.findByRole('dialog')
        await waitForFrames(6)
        await expect(dialog).toHaveStyle({ opacity: '1', translate: 'none' })
        await expectNoMotion(dialog)
        const backdrop = dialog.previousElementSibling ?? dialog
        await expect(backdrop).not.toBe(dialog)
        await expect(backdrop).toHaveStyle({ opacity: '1' })
        await expectNoMotion(backdrop)
      },
    )
    await step('Escape closes it, and the focus returns', async () => {
      await userEvent.keyboard('{Escape}')
      await expectClosed()
      await expect(opener).toHaveFocus()
    })
  },
}
