import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectVisibleFocus } from './expectVisibleFocus'
import type { Key, KeyboardPlace, KeyboardRow } from './keyboardTable'
import { tabTo } from './tabTo'

/** What finds and operates a component in a play function. */
export type Context = Pick<StoryContext, 'canvas' | 'userEvent'>
type Find<Element extends HTMLElement = HTMLElement> = (context: Context) => Element

/** Finds an element by its role and name. */
export const byRole =
  (role: string, name: string | RegExp): Find =>
  ({ canvas }) =>
    canvas.getByRole(role, { name })

/** Moves the focus to an element with the Tab key; the `goTo` of a place. */
export const byTab = (find: Find) => (context: Context) => tabTo(context.userEvent, find(context))

/** The first place of a table: Tab moves the focus to the component, where it is visible. */
export const tabStop = (find: Find, does = 'Moves the focus to it'): KeyboardPlace<Context> => ({
  where: 'Before it',
  rows: [{ keys: ['Tab'], does, result: (context) => expectVisibleFocus(find(context)) }],
})

/** What precedes and follows the component in a story that is `betweenLinks`. */
export const linkBefore = byRole('link', 'What comes before')
export const linkAfter = byRole('link', 'What comes next')

interface Neighbours {
  /** @default 'Moves the focus to it' */
  does?: string
  /** What Shift+Tab does after it. @default the same */
  doesBackwards?: string
  /** What gets the focus by Shift+Tab after it. @default the same */
  last?: Find
  /** The tab stop that follows it. @default the link after the story */
  after?: Find
}

/** The first places of a table of a story that is `betweenLinks`: Tab and Shift+Tab move the focus to the component. */
export const tabStops = (
  find: Find,
  { does = 'Moves the focus to it', doesBackwards = does, last = find, after = linkAfter }: Neighbours = {},
): [KeyboardPlace<Context>, KeyboardPlace<Context>] => [
  {
    where: 'Before it',
    rows: [
      {
        keys: ['Tab'],
        does,
        prepare: (context) => tabTo(context.userEvent, linkBefore(context)),
        result: (context) => expectVisibleFocus(find(context)),
      },
    ],
  },
  {
    where: 'After it',
    rows: [
      {
        keys: ['Shift+Tab'],
        does: doesBackwards,
        prepare: (context) => tabTo(context.userEvent, after(context)),
        result: (context) => expectVisibleFocus(last(context)),
      },
    ],
  },
]

/** The last rows of a component that is a single tab stop, in a story that is `betweenLinks`. */
export const leftByTab = (after: Find = linkAfter): [KeyboardRow<Context>, KeyboardRow<Context>] => [
  {
    keys: ['Tab'],
    does: 'Moves the focus to what follows it',
    result: (context) => expect(after(context)).toHaveFocus(),
  },
  {
    keys: ['Shift+Tab'],
    does: 'Moves the focus to what precedes it',
    result: (context) => expect(linkBefore(context)).toHaveFocus(),
  },
]

/**
 * Enter in a field of a `SubmittedForm`.
 * @param submitted what the form calls
 * @param expectUnchanged fails if the key has changed the field, too; by default not checked
 */
export const submitsForm = (
  submitted: () => unknown,
  expectUnchanged?: (context: Context) => Promise<unknown>,
): KeyboardRow<Context> => ({
  keys: ['Enter'],
  does: 'In a form: submits it',
  isNative: true,
  result: async (context) => {
    await expect(submitted).toHaveBeenCalledOnce()
    await expectUnchanged?.(context)
  },
})

/**
 * The rows of the keys by which every text field inserts, deletes and moves the insertion point; at first, the field is
 * empty.
 * @param sample three characters
 */
export function insertsDeletesAndMovesCaret(
  find: Find<HTMLInputElement | HTMLTextAreaElement>,
  sample: string,
) {
  const places: Partial<Record<Key, number>> = { ArrowLeft: 1, ArrowRight: 2, Home: 0, End: 2 }
  const expectCaret = (context: Context, key: Key) => expect(find(context).selectionStart).toBe(places[key])
  return [
    {
      keys: ['Characters'],
      does: 'Inserts them',
      sample,
      result: (context) => expect(find(context).value).toBe(sample),
    },
    {
      keys: ['Backspace'],
      does: 'Deletes the character before the insertion point',
      result: (context) => expect(find(context).value).toBe(sample.slice(0, 2)),
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: 'Moves the insertion point by a character',
      isNative: true,
      result: expectCaret,
    },
    {
      keys: ['Home', 'End'],
      does: 'Moves the insertion point to the start or the end of its line',
      isNative: true,
      result: expectCaret,
    },
    {
      keys: ['Delete'],
      does: 'Deletes the character after the insertion point',
      isNative: true,
      prepare: ({ userEvent }) => userEvent.keyboard('{Home}'),
      result: (context) => expect(find(context).value).toBe(sample.slice(1, 2)),
    },
  ] as const satisfies readonly KeyboardRow<Context>[]
}
