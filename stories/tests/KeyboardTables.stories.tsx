import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState, type KeyboardEvent } from 'react'
import { expect, fn } from 'storybook/test'
import { hasRealKeys } from '../support/hasRealKeys'
import { byRole, byTab, tabStop } from '../support/keyboardPlaces'
import { keyboardTable, type KeyboardRow } from '../support/keyboardTable'
import { KeyboardTable } from '../guides/blocks/KeyboardTable'

interface SampleProps {
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined
  onClick?: (() => void) | undefined
}

/** A component with a button, to which a story adds a fault. */
function Sample({ onKeyDown, onClick }: SampleProps) {
  return (
    <button type="button" onKeyDown={onKeyDown} onClick={onClick}>
      Count
    </button>
  )
}

/** Tests that a keyboard table fails if it doesn't describe the component: each story has a deliberate fault. */
const meta = {
  component: Sample,
  tags: ['!visual', '!autodocs'],
  args: { onClick: fn() },
} satisfies Meta<typeof Sample>
export default meta

type Story = StoryObj<typeof meta>

type Context = Parameters<NonNullable<Story['play']>>[0]

const findButton = byRole('button', 'Count')

/** The row that is true of every button. */
const activates = {
  keys: ['Enter', 'Space'],
  does: 'Activates it',
  result: ({ args }) => expect(args.onClick).toHaveBeenCalledOnce(),
} as const satisfies KeyboardRow<Context>

const place = { where: 'On it', reach: byTab(findButton) }

/** Plays a table without reporting its steps, one of which fails. */
async function expectFailure(
  context: Context,
  table: ReturnType<typeof keyboardTable<Story>>,
  message: RegExp,
) {
  if (!hasRealKeys) return
  const { play: press } = table
  await expect(press({ ...context, step: async (_, play) => play(context) })).rejects.toThrow(message)
}

const complete = keyboardTable<Story>([tabStop(findButton), { ...place, rows: [activates] }])

/** Without a fault, the table passes. */
export const IsTrue: Story = { ...complete }

/** The keys of a place under reduced motion are pressed while the browser emulates that preference. */
export const UnderReducedMotion: Story = {
  ...keyboardTable<Story>([
    {
      ...place,
      isReducedMotion: true,
      rows: [
        {
          ...activates,
          result: async (context) => {
            await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
            await activates.result(context)
          },
        },
      ],
    },
  ]),
}

export const OmitsKey: Story = {
  args: { onKeyDown: (event) => event.key === 'Home' && event.preventDefault() },
  play: (context) => expectFailure(context, complete, /Home prevents its default/),
}

export const OmitsKeyWithoutPrevention: Story = {
  render: function MovesFocusLater(args) {
    const [isOpen, setIsOpen] = useState(false)
    const end = useRef<HTMLButtonElement>(null)
    return (
      <div
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown') setIsOpen(true)
          // After the handlers, but before the next key.
          if (key === 'PageDown') queueMicrotask(() => end.current?.focus())
        }}
        role="presentation"
      >
        <Sample {...args} />
        {isOpen && <p>Opened</p>}
        <button ref={end} type="button">
          Last
        </button>
      </div>
    )
  },
  play: async (context) => {
    await expectFailure(context, complete, /ArrowDown changes the page[^]*PageDown[^]*moves the focus/)
  },
}

export const OmitsTab: Story = {
  args: { onKeyDown: (event) => event.key === 'Tab' && event.preventDefault() },
  play: (context) =>
    expectFailure(
      context,
      keyboardTable<Story>([{ ...place, rows: [activates] }]),
      /Tab prevents its default/,
    ),
}

export const OmitsNativeKey: Story = {
  play: (context) =>
    expectFailure(
      context,
      keyboardTable<Story>([{ ...place, rows: [{ ...activates, keys: ['Enter'] }] }]),
      /Space activates something/,
    ),
}

export const RowWithoutEffect: Story = {
  play: (context) =>
    expectFailure(
      context,
      keyboardTable<Story>([
        {
          ...place,
          rows: [
            activates,
            // The result is true, but not because of the key.
            { keys: ['End'], does: 'Stays', result: () => expect(findButton(context)).toBeVisible() },
          ],
        },
      ]),
      /What End does/,
    ),
}

export const RowWithOtherEffect: Story = {
  play: (context) =>
    expectFailure(
      context,
      keyboardTable<Story>([
        {
          ...place,
          rows: [
            {
              keys: ['Enter', 'Space'],
              does: 'Does nothing',
              result: ({ args }) => expect(args.onClick).not.toHaveBeenCalled(),
            },
          ],
        },
      ]),
      /not be called/,
    ),
}

const withUnobservable = keyboardTable<Story>([
  tabStop(findButton),
  {
    ...place,
    rows: [activates, { keys: ['PageUp', 'End'], does: 'Scrolls', unobservable: 'It is never long enough.' }],
  },
])

/** The docs page shows every row, with the keys as `kbd`, and which of them no test presses. */
export const Rendered: Story = {
  render: () => (
    <KeyboardTable
      name="Sample"
      storyId="components-sample--keyboard-alone"
      places={withUnobservable.parameters.keyboard}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Keys of Sample' })
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Tab',
      'Enter, Space',
      'Page Up, End',
    ])
    await expect([...table.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual([
      'Tab',
      'Enter',
      'Space',
      'Page Up',
      'End',
    ])
    await expect(canvas.getByText(/^A test, the story/)).toHaveTextContent('every key of 2 of these 3 rows')
    await expect(canvas.getAllByText(/^Not pressed by it/).map(({ textContent }) => textContent)).toEqual([
      'Not pressed by it: Page Up, End (On it). It is never long enough.',
    ])
    await expect(canvas.getByRole('row', { name: /^Enter ?, ?Space On it Activates it$/ })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('region', { name: 'Keys of Sample' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Keyboard Alone' })).toHaveFocus()
  },
}
