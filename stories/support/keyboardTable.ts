import type { StoryContext } from '@storybook/react-vite'
import { clearAllMocks, expect, waitFor } from 'storybook/test'
import { withMedia } from './emulateMedia'
import { waitForFrames } from './expectMovement'
import { hasRealKeys } from './hasRealKeys'
import { allEffects, movesCaret, watchKeys } from './watchKeys'

/** The keys that a table can name, and what `userEvent.keyboard` is told to press one. */
const codes = {
  Tab: '{Tab}',
  'Shift+Tab': '{Shift>}{Tab}{/Shift}',
  Enter: '{Enter}',
  Space: ' ',
  Escape: '{Escape}',
  ArrowUp: '{ArrowUp}',
  ArrowDown: '{ArrowDown}',
  ArrowLeft: '{ArrowLeft}',
  ArrowRight: '{ArrowRight}',
  Home: '{Home}',
  End: '{End}',
  PageUp: '{PageUp}',
  PageDown: '{PageDown}',
  F4: '{F4}',
  'Alt+ArrowUp': '{Alt>}{ArrowUp}{/Alt}',
  'Alt+ArrowDown': '{Alt>}{ArrowDown}{/Alt}',
  'Shift+Enter': '{Shift>}{Enter}{/Shift}',
  'Control+Enter': '{Control>}{Enter}{/Control}',
  'Control+Z': '{Control>}z{/Control}',
  Delete: '{Delete}',
  Backspace: '{Backspace}',
  '+': '+',
  '=': '=',
  '-': '-',
  Letters: 'c',
  /** Everything that can be typed: letters, digits, signs and the space. */
  Characters: '7',
} as const

export type Key = keyof typeof codes

/** What a table on a docs page shows of a row. */
interface KeyboardFacts {
  /** The keys, each of which does the same. */
  readonly keys: readonly [Key, ...Key[]]
  /** What happens, such as "Selects the next tab". */
  readonly does: string
}

/** A row whose keys aren't pressed. */
interface UnobservedRow extends KeyboardFacts {
  /** Why no test can see what the browser does. */
  readonly unobservable: string
}

interface ObservedRow<Context> extends KeyboardFacts {
  /** Fails unless the key, which has just been pressed at the row's place, did what the row says. */
  readonly result: (context: Context, key: Key) => Promise<unknown>
  /** What the key needs that the place alone doesn't give. Runs before each of the keys. @default nothing */
  readonly prepare?: (context: Context) => unknown
  /** What is typed for `Letters` or `Characters`. @default one of them */
  readonly sample?: string
  /** The browser does it, not the component: Storybook's UI, which simulates keys, skips the row. @default false */
  readonly isNative?: boolean
}

export type KeyboardRow<Context> = ObservedRow<Context> | UnobservedRow

export interface KeyboardPlace<Context> {
  /** Where the keys are pressed, such as "On a tab". */
  readonly where: string
  /**
   * Moves the focus to the place, by keys alone unless only a click leads there, and waits until the component is idle;
   * called before each key. Keys without a row must do nothing there. Only the insertion point of a text field may move,
   * because systems differ in the keys that move it. @default the focus stays where it is, and keys without a row aren't
   * tried
   */
  readonly goTo?: (context: Context) => Promise<unknown>
  /** For keys that are mirrored: the direction of the page. Other keys aren't tried again. @default 'ltr' */
  readonly direction?: 'ltr' | 'rtl'
  /** Whether the browser emulates the preference for reduced motion there. @default false */
  readonly isReducedMotion?: boolean
  readonly rows: readonly [KeyboardRow<Context>, ...KeyboardRow<Context>[]]
  /** Keys that work here, too, but have their rows at another place, such as "Anywhere in it". @default none */
  readonly alsoHandled?: readonly Key[]
}

/** The part of a place that docs show; `parameters.keyboard` of a story is a list of them. */
export interface DocumentedPlace {
  readonly where: string
  readonly rows: readonly (KeyboardFacts & Partial<UnobservedRow>)[]
}

type AnyStory = { readonly play?: ((context: never) => unknown) | undefined }
type ContextOf<Story extends AnyStory> = Parameters<NonNullable<Story['play']>>[0]

/**
 * The keyboard table of a component, for its story `KeyboardAlone`: the docs page shows it, and the play function presses
 * every key of every row that isn't `unobservable`. Fails if a key does nothing or something else, and if a key that the
 * table omits for a place does something there. The rows are in `stories/design-system/<Name>.stories.tsx`.
 */
export function keyboardTable<Story extends AnyStory>(
  places: readonly [KeyboardPlace<ContextOf<Story>>, ...KeyboardPlace<ContextOf<Story>>[]],
) {
  const keyboard: readonly DocumentedPlace[] = places.map((place) => ({
    where: placeName(place),
    rows: place.rows.map((row) => {
      const { keys, does } = row
      return 'unobservable' in row ? { keys, does, unobservable: row.unobservable } : { keys, does }
    }),
  }))
  return {
    // Other stories show axe the same component.
    parameters: { keyboard, a11y: { test: 'off' } },
    play: async (context: ContextOf<Story> & StoryContext): Promise<void> => {
      for (const place of places) await playWithMotion(context, place)
    },
  }
}

/** Whether keys without a row are tried at a place. Those that are mirrored don't change what the others do. */
function triesOthers<Context>({ goTo, direction }: KeyboardPlace<Context>) {
  return goTo !== undefined && direction !== 'rtl'
}

/** The name of a place in the docs. */
function placeName<Context>({ where, direction, isReducedMotion }: KeyboardPlace<Context>) {
  if (isReducedMotion) return `${where}, under reduced motion`
  return direction === 'rtl' ? `${where}, in a right-to-left page` : where
}

/** Apart from the play function, from whose code the status reads the settings of a story. */
async function playWithMotion<Context>(context: Context & StoryContext, place: KeyboardPlace<Context>) {
  if (!place.isReducedMotion) return playPlace(context, place)
  return withMedia({ reducedMotion: 'reduce' }, () => playPlace(context, place))
}

async function playPlace<Context>(context: Context & StoryContext, place: KeyboardPlace<Context>) {
  const { goTo, direction = 'ltr', rows } = place
  const isMirrored = direction === 'rtl'
  if (isMirrored) document.documentElement.dir = direction
  try {
    for (const row of rows) {
      if ('unobservable' in row || (row.isNative && !hasRealKeys)) continue
      for (const key of row.keys) {
        await context.step(`${placeName(place)}: ${keyName(key)}. ${row.does}`, async () => {
          await goTo?.(context)
          await row.prepare?.(context)
          await pressAndCheck(context, row, key)
        })
      }
    }
    if (triesOthers(place)) await expectOthersUnhandled(context, place)
  } finally {
    if (isMirrored) document.documentElement.removeAttribute('dir')
  }
}

async function pressAndCheck<Context>(
  context: Context & StoryContext,
  { result, sample }: ObservedRow<Context>,
  key: Key,
) {
  clearAllMocks()
  const watch = watchKeys()
  try {
    await context.userEvent.keyboard(
      sample !== undefined && (key === 'Letters' || key === 'Characters') ? sample : codes[key],
    )
    await result(context, key)
    if (!hasRealKeys) return
    // A result that was true before would otherwise pass without the key.
    await waitFor(() => expect(watch.presses()[0]?.effects, `What ${key} does`).not.toEqual([]))
  } finally {
    watch.stop()
  }
}

/** The keys that are tried at each place: all but Tab, which always moves the focus, and those with a modifier. */
const candidates = (Object.keys(codes) as Key[]).filter((key) => key !== 'Tab' && !/.\+/.test(key))

/** The candidates that type a character. */
const typing: ReadonlySet<Key> = new Set(['Space', '+', '=', '-', 'Letters', 'Characters'])

/** The keys by which the browser itself moves the insertion point in every text field. */
const movingCaret = /^(Arrow|Page|Home|End)/

/** @throws if a key without a row at this place does something there. */
async function expectOthersUnhandled<Context>(
  context: Context & StoryContext,
  { where, goTo, rows, alsoHandled = [] }: KeyboardPlace<Context>,
) {
  if (!goTo || !hasRealKeys) return
  const listed = new Set([...rows.flatMap(({ keys }) => keys), ...alsoHandled])
  const others = candidates.filter(
    (key) => !listed.has(key) && !(listed.has('Characters') && typing.has(key)),
  )
  await context.step(`${where}: no other key does anything`, async () => {
    await goTo(context)
    // The page itself would scroll, and hide or show what depends on its scroll position.
    document.documentElement.style.overflow = 'hidden'
    await settle()
    const watch = watchKeys()
    try {
      await context.userEvent.keyboard(others.map((key) => codes[key]).join(''))
      await settle()
      const presses = watch.presses()
      const handled = presses.filter(({ event, effects }) =>
        effects.some((effect) => effect !== movesCaret || !movingCaret.test(event.key)),
      )
      await context.userEvent.tab()
      const [tab] = watch.presses().slice(presses.length)
      // A component that handles it replaces what the browser does.
      if (tab?.event.defaultPrevented && !listed.has('Tab')) handled.push(tab)
      if (handled.length === 0) return
      const list = handled.map(
        ({ event, effects }) => `${event.key === ' ' ? 'Space' : event.key} ${effects.join(', ')}`,
      )
      throw new Error(`Keys without a row in the keyboard table, ${where}:\n${list.join('\n')}`)
    } finally {
      watch.stop()
      document.documentElement.style.removeProperty('overflow')
    }
  })
}

/** Waits until all animations that end have ended, and nothing has changed for two frames. */
async function settle() {
  const watch = allEffects()
  let effects = 0
  do {
    effects = watch.count()
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    await waitForFrames(2)
    // The tasks of these frames, such as moving the focus.
    await new Promise((resolve) => setTimeout(resolve))
  } while (watch.count() > effects)
  watch.stop()
}

/** The name of a key as on a keyboard, such as "Arrow Up". */
export function keyName(key: Key): string {
  return key
    .replace('Control', 'Ctrl')
    .replace(/(?<=[a-z])(?=[A-Z])/, ' ')
    .replace(/(?<=.)\+/, ' + ')
}
