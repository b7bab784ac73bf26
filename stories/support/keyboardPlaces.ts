import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectVisibleFocus } from './expectVisibleFocus'
import type { Key, KeyboardPlace, KeyboardRow } from './keyboardTable'
import { tabTo } from './tabTo'

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>
type Find<Element extends HTMLElement = HTMLElement> = (context: Context) => Element

/** Finds an element by its role and name. */
export const byRole =
  (role: string, name: string | RegExp): Find =>
  ({ canvas }) =>
    canvas.getByRole(role, { name })

/** Moves the focus to an element with the Tab key; the `reach` of a place. */
export const byTab = (find: Find) => (context: Context) => tabTo(context.userEvent, find(context))

/** The first place of a table: Tab moves the focus to the component, where it is visible. */
export const tabStop = (find: Find, does = 'Moves the focus to it'): KeyboardPlace<Context> => ({
  where: 'Before it',
  rows: [{ keys: ['Tab'], does, result: (context) => expectVisibleFocus(find(context)) }],
})

/** What every text field does with keys; at first, the field is empty. */
export function editing(find: Find<HTMLInputElement | HTMLTextAreaElement>, sample = 'abc') {
  const places: Partial<Record<Key, number>> = { ArrowLeft: 1, End: 2, Home: 0, ArrowRight: 1 }
  return [
    {
      keys: ['Characters'],
      does: 'Inserts it',
      sample,
      result: (context) => expect(find(context).value).toBe(sample),
    },
    {
      keys: ['Backspace'],
      does: 'Deletes the character before the insertion point',
      result: (context) => expect(find(context).value).toBe(sample.slice(0, 2)),
    },
    {
      keys: ['ArrowLeft', 'End', 'Home', 'ArrowRight'],
      does: 'Moves the insertion point',
      isNative: true,
      result: (context, key) => expect(find(context).selectionStart).toBe(places[key]),
    },
    {
      keys: ['Delete'],
      does: 'Deletes the character after the insertion point',
      isNative: true,
      result: (context) => expect(find(context).value).toBe(sample.slice(0, 1)),
    },
  ] as const satisfies readonly KeyboardRow<Context>[]
}
