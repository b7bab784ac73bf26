import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { storyNameFromExport } from 'storybook/internal/csf'
import { expect, screen, waitFor } from 'storybook/test'
import { withMedia } from '../support/emulateMedia'
import { hasRealKeys } from '../support/hasRealKeys'
import { screenReaderStates, type ScreenReaderState } from '../support/screenReaderStates'
import { spokenOutline } from '../support/spokenOutline'
import { elementsOfSnapshot, elementsOfTree } from '../support/ariaSnapshot'
import { helpReaders } from '../support/helpReaders'
import { realPointer } from '../support/realPointer'
import {
  comparedWith,
  differencesOf,
  formatStates,
  parseStates,
  type StateReading,
} from '../support/spokenText'
import { withoutScripts } from '../support/withoutScripts'

interface StoryFile {
  readonly default: Meta
  readonly [story: string]: Meta | StoryObj
}

const files = import.meta.glob<StoryFile>('../design-system/*.stories.tsx')

const nameOf = (path: string) => path.replace(/^.*\/(\w+)\.stories\.tsx$/, '$1')

function Place() {
  return <div />
}

/**
 * Compares the browser's accessibility tree of each component, as text, with `stories/evidence`. The deliberate faults show
 * that the comparison notices them. Only the test runner can read that tree, so in Storybook's UI the stories do nothing.
 */
const meta = {
  component: Place,
  tags: ['!visual', '!autodocs'],
  globals: { viewport: { value: 'laptop' } },
  // axe checks each component's own stories.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof Place>
export default meta

type Story = StoryObj<typeof meta>

/** Waits until what was rendered is painted, and until the tasks of that frame are done. */
async function settle() {
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => setTimeout(resolve))
}

/** Waits until nothing in an element scrolls. */
async function waitUntilScrolled(element: HTMLElement) {
  const positions = () =>
    [...element.querySelectorAll('*')].map(({ scrollLeft, scrollTop }) => `${scrollLeft} ${scrollTop}`).join()
  let before: string
  do {
    before = positions()
    for (const _ of [1, 2, 3]) await settle()
  } while (positions() !== before)
}

/** Presses keys, as `userEvent.keyboard` writes them, and waits after each named one until its effect has ended. */
async function pressKeys(place: HTMLElement, keys: string) {
  const { userEvent } = await import('vitest/browser')
  for (const part of keys.split(/(\{\w+\})/).filter((one) => one !== '')) {
    await userEvent.keyboard(part)
    await waitUntilScrolled(place)
  }
}

/**
 * Waits until the script that moves its slides runs and until the movement that a step started has ended. A line that
 * moves all the time says the same at every moment.
 */
async function waitUntilAtRest(place: HTMLElement) {
  if (!place.querySelector('.swiper')) return
  await waitFor(() => expect(place.querySelector('[data-loop]')).not.toBeNull())
  await Promise.allSettled(place.getAnimations({ subtree: true }).map(({ finished }) => finished))
  await waitFor(() => expect(place.querySelectorAll('li:not([inert])')).toHaveLength(1))
  await settle()
}

/** Renders a state of a component without its play function, and returns what a screen reader says about it. */
function speak(
  canvasElement: HTMLElement,
  component: string,
  state: ScreenReaderState,
  breakIt?: (element: HTMLElement) => void,
): Promise<Omit<StateReading, 'title'>> {
  // What moves by itself would be read differently at each moment.
  return withMedia(state.isMoving || state.isWaiting ? {} : { reducedMotion: 'reduce' }, () =>
    read(canvasElement, component, state, breakIt),
  )
}

async function read(
  canvasElement: HTMLElement,
  component: string,
  { story, click, keys, isMoving = false, isWithoutScripts = false, width, shows }: ScreenReaderState,
  breakIt?: (element: HTMLElement) => void,
): Promise<Omit<StateReading, 'title'>> {
  const { commands, page } = await import('vitest/browser')
  const file = await files[`../design-system/${component}.stories.tsx`]?.()
  const exported = file?.[story]
  if (!file || !exported) throw new Error(`${component} has no story ${story}`)
  const Composed = composeStory(exported, file.default)
  const place = document.createElement('div')
  canvasElement.append(place)
  const root = createRoot(place)
  const laptop = { width: innerWidth, height: innerHeight }
  if (width !== undefined) await page.viewport(width, laptop.height)
  // An earlier story may have left it where the component is, which suspends what moves.
  await (await realPointer())?.park()
  const revert = isWithoutScripts ? withoutScripts() : undefined
  try {
    root.render(<Composed />)
    await settle()
    if (isMoving) await waitUntilAtRest(place)
    await commands.startScreenReader()
    if (click !== undefined) (await screen.findByRole('button', { name: click })).click()
    if (keys !== undefined) {
      focusBefore(place)
      await pressKeys(place, keys)
    }
    if (shows) {
      await waitFor(() => screen.getByRole(shows))
      await settle()
    }
    if (isMoving) await waitUntilAtRest(place)
    breakIt?.(place)
    const saysFocus = keys !== undefined || shows === 'menu'
    const nodes = await commands.accessibilityTree()
    const isOperated = keys !== undefined || click !== undefined
    return await helpReaders(async () => {
      const snapshot = await commands.ariaSnapshot()
      const phrases = await commands.stopScreenReader(isOperated ? 'changes' : 'page')
      return {
        tree: spokenOutline(nodes, { saysFocus }),
        snapshot,
        spoken: phrases.length > 0 ? phrases.join('\n') : 'nothing',
        disagreements: differencesOf(
          elementsOfTree(nodes).join('\n'),
          elementsOfSnapshot(snapshot).join('\n'),
        ),
      }
    })
  } finally {
    root.unmount()
    place.remove()
    revert?.()
    if (width !== undefined) await page.viewport(laptop.width, laptop.height)
  }
}

/** Lets the Tab key go on from the start of an element. */
function focusBefore(element: HTMLElement) {
  element.tabIndex = -1
  element.focus()
  element.removeAttribute('tabindex')
}

/** The title of a state in the committed text of its component. */
function titleOf(component: string, state: ScreenReaderState) {
  const { story, click, keys, isMoving = false, isWaiting = false, isWithoutScripts = false } = state
  const isMovable = screenReaderStates(component).some((one) => one.isMoving) && !isWithoutScripts
  const motion = isWaiting ? ', before its script runs' : `, ${isMoving ? 'without' : 'under'} reduced motion`
  const name = `${storyNameFromExport(story)}${isMovable ? motion : ''}`
  if (keys !== undefined) return `${name}, after ${keyNames(keys)}`
  return click === undefined ? name : `${name}, after a click on ${click}`
}

/** The names of keys that are written for `userEvent.keyboard`, such as “Tab, 7,5, Arrow Up”. */
function keyNames(keys: string) {
  const parts = keys.split(/\{(\w+)\}/).filter((part) => part !== '')
  return parts.map((part) => part.replace(/(?<=[a-z])(?=[A-Z])/, ' ')).join(', ')
}

/** The parts of the alphabet, each a story, because a busy machine takes a long time for all components. */
const parts = ['A', 'D', 'H', 'P', 'T'] as const

/** Compares the components from a letter to the next one of `parts`; all of them, also after one that differs. */
const partFrom = (from: (typeof parts)[number]): Story => ({
  play: async ({ canvasElement, step }) => {
    if (!hasRealKeys) return
    const { commands } = await import('vitest/browser')
    const to = parts[parts.indexOf(from) + 1]
    const components = Object.keys(files)
      .map(nameOf)
      .filter((name) => name >= from && (to === undefined || name < to))
    const failures: unknown[] = []
    for (const component of components) {
      const readings: StateReading[] = []
      const comparison = async () => {
        for (const state of screenReaderStates(component)) {
          readings.push({
            title: titleOf(component, state),
            ...(await speak(canvasElement, component, state)),
          })
        }
        const committed = parseStates(await commands.committedText(component, formatStates(readings)))
        const compared = comparedWith(committed, readings)
        await commands.recordComparison(
          component,
          compared.map(({ title, differences }) => ({ name: title, isPassed: differences.length === 0 })),
        )
        const texts = compared.filter(({ differences }) => differences.length > 0).map(differencesText)
        if (texts.length > 0) throw new Error([`${component} differs:`, ...texts].join('\n'))
      }
      try {
        await step(component, comparison)
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length > 0) throw new Error(failures.map(String).join('\n\n'))
  },
})

function differencesText({ title, differences }: ReturnType<typeof comparedWith>[number]) {
  return [`# ${title}`, ...differences].join('\n')
}

export const FromAToC: Story = partFrom('A')
export const FromDToG: Story = partFrom('D')
export const FromHToO: Story = partFrom('H')
export const FromPToS: Story = partFrom('P')
export const FromTToZ: Story = partFrom('T')

/** What differs between a committed state and one with a fault, in each of its texts. */
type Differences = Readonly<Record<'tree' | 'snapshot' | 'spoken', readonly string[]>>

/** Expects that the comparison notices a fault in a state of a component. */
async function expectNoticed(
  canvasElement: HTMLElement,
  component: string,
  story: string,
  breakIt: (element: HTMLElement) => void,
  differences: Differences,
) {
  if (!hasRealKeys) return
  const { commands } = await import('vitest/browser')
  const title = titleOf(component, { story })
  const committed = parseStates(await commands.committedText(component)).find(
    (state) => state.title === title,
  )
  const reading = await speak(canvasElement, component, { story }, breakIt)
  const differencesIn = (text: keyof Differences) => differencesOf(committed?.[text] ?? '', reading[text])
  await expect({
    tree: differencesIn('tree'),
    snapshot: differencesIn('snapshot'),
    spoken: differencesIn('spoken'),
  }).toEqual(differences)
}

export const LostLabel: Story = {
  play: ({ canvasElement }) =>
    expectNoticed(
      canvasElement,
      'TextField',
      'Disabled',
      (place) => place.querySelector('label')?.removeAttribute('for'),
      {
        tree: ['- text field, “Full Name”, disabled', '+ text field, disabled'],
        snapshot: ['- - textbox "Full Name" [disabled]', '+ - textbox [disabled]'],
        spoken: ['- textbox, Full Name, disabled', '+ textbox, disabled'],
      },
    ),
}

export const WrongState: Story = {
  play: ({ canvasElement }) =>
    expectNoticed(
      canvasElement,
      'Checkbox',
      'Checked',
      (place) => Object.assign(place.querySelector('input') ?? place, { checked: false }),
      {
        tree: ['- checkbox, “Landscaping”, checked', '+ checkbox, “Landscaping”, not checked'],
        snapshot: ['- - checkbox "Landscaping" [checked]', '+ - checkbox "Landscaping"'],
        spoken: ['- checkbox, Landscaping, checked', '+ checkbox, Landscaping, not checked'],
      },
    ),
}

export const LostPosition: Story = {
  play: ({ canvasElement }) =>
    expectNoticed(
      canvasElement,
      'Slider',
      'Default',
      (place) => {
        place.querySelector('section')?.removeAttribute('aria-roledescription')
        place.querySelector('li')?.removeAttribute('aria-posinset')
      },
      {
        tree: [
          '- carousel (region), “the quotes of our clients”',
          '-       list item, 1 of 3',
          '+ region, “the quotes of our clients”',
          '+       list item',
        ],
        // It has neither.
        snapshot: [],
        spoken: [
          '- carousel, the quotes of our clients',
          '- end of carousel, the quotes of our clients',
          '+ region, the quotes of our clients',
          '+ end of region, the quotes of our clients',
        ],
      },
    ),
}

export const MissingRelation: Story = {
  play: ({ canvasElement }) =>
    expectNoticed(
      canvasElement,
      'TextField',
      'WithDescription',
      (place) => place.querySelector('input')?.removeAttribute('aria-describedby'),
      {
        tree: [
          '- text field, “Phone”, described as “With the country code if you live abroad.”',
          '+ text field, “Phone”',
        ],
        // It has no descriptions.
        snapshot: [],
        spoken: ['- textbox, Phone, With the country code if you live abroad.', '+ textbox, Phone'],
      },
    ),
}

function Echo() {
  const [text, setText] = useState('')
  return <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
}

/** The stories of other files are rendered in the same document. */
export const LeavesFieldsAlone: Story = {
  render: () => <Echo />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    if (!hasRealKeys) return
    await speak(canvasElement, 'TextField', { story: 'Default', keys: '{Tab}' })
    const field = canvas.getByRole('textbox', { name: 'Text' })
    await userEvent.type(field, 'Test')
    await expect(field).toHaveValue('Test')
  },
}
