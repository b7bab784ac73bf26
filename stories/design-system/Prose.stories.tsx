import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn } from 'storybook/test'
import { Link, Picture, Prose } from '../../src/design-system'
import floors from '../../src/images/db-32-exploded.webp?picture'
import { largeText } from '../support/largeText'
import { forcedColours, withMedia } from '../support/emulateMedia'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { tabStop, byRole, byTab } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { expectSystemFocusRing } from '../support/expectSystemFocusRing'
import { systemColour } from '../support/systemColour'

const followed = fn((event: MouseEvent) => event.preventDefault())

const article = (
  <>
    <p>
      The grey structure is the house before anybody can see what it will look like: foundation, columns,
      slabs, walls and stairs, without plaster. It is also where nearly half of the money goes, so it is worth
      knowing what the words in the contract cover.
    </p>
    <p>
      In Lahore most contractors give their price for each square foot of covered area. Two prices can only be
      compared if both count the same area and the same works. Ask for that first, and use{' '}
      <a href="#estimator" onClick={followed}>
        our cost estimator
      </a>{' '}
      to see how a figure comes about.
    </p>
    <h2>What it includes</h2>
    <p>By the usual practice the price of a grey structure covers these works:</p>
    <ul>
      <li>excavation, termite proofing and the foundation;</li>
      <li>
        the frame and the walls:
        <ul>
          <li>columns, beams and slabs of reinforced concrete;</li>
          <li>brickwork of nine inches outside and of four and a half inside;</li>
        </ul>
      </li>
      <li>pipes and conduits that lie inside walls and slabs.</li>
    </ul>
    <h3>What it does not</h3>
    <p>
      Anything other than covered area is counted by itself: the porch, the boundary wall, the tanks and a
      skylight over two storeys. Plaster, tiles, doors and paint are finishing.
    </p>
    <figure>
      <Picture
        picture={floors}
        alt="Render of a model: the four levels of a house lifted apart on one axis."
        sizes="(min-width: 48rem) 40rem, 100vw"
      />
      <figcaption>
        Basement, ground floor, first floor and roof: each level is priced by its own covered area.
      </figcaption>
    </figure>
    <h2>How to check the work</h2>
    <p>You need not be an engineer to see whether a slab is made with care. Be there on three days:</p>
    <ol>
      <li>when the foundation is open, before any concrete is poured;</li>
      <li>when the steel of a slab lies ready and can still be counted;</li>
      <li>a week after pouring, to see that the slab is kept wet.</li>
    </ol>
    <blockquote>
      <p>
        Concrete covers every mistake. What you have not looked at before it is poured, you never see again.
      </p>
    </blockquote>
    <p>
      Write down what you saw, take a photograph, and pay by stages. The bylaws of your society say which
      stage an inspector has to approve;{' '}
      <Link href="#bylaws" onClick={followed}>
        read them
      </Link>{' '}
      before you agree on the stages.
    </p>
  </>
)

const meta = {
  component: Prose,
  args: { children: article },
} satisfies Meta<typeof Prose>
export default meta

type Story = StoryObj<typeof meta>

/** The number of characters in the longest full line of a paragraph, measured by its line breaks. */
function charactersOfALine(paragraph: HTMLElement) {
  const text = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode()
  const range = document.createRange()
  const tops = Array.from(text?.textContent ?? '', (_, index) => {
    if (text) {
      range.setStart(text, index)
      range.setEnd(text, index + 1)
    }
    return range.getBoundingClientRect().top
  })
  return Math.max(...[...new Set(tops)].map((top) => tops.filter((other) => other === top).length))
}

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('The line length is readable', async () => {
      const length = charactersOfALine(canvas.getByText(/^Anything other than covered area/))
      await expect(length).toBeGreaterThanOrEqual(60)
      await expect(length).toBeLessThanOrEqual(72)
    })
    await step('Lists show their bullets and numbers', async () => {
      const [bullets] = canvas.getAllByRole('list')
      await expect(bullets && getComputedStyle(bullets).listStyleType).toBe('disc')
      const numbers = canvasElement.querySelector('ol')
      await expect(numbers && getComputedStyle(numbers).listStyleType).toBe('decimal')
    })
    await step('A link looks like Link', async () => {
      const plain = getComputedStyle(canvas.getByRole('link', { name: 'our cost estimator' }))
      const link = getComputedStyle(canvas.getByRole('link', { name: 'read them' }))
      await expect(plain.textDecorationLine).toBe('underline')
      for (const property of [
        'color',
        'textDecorationThickness',
        'textUnderlineOffset',
        'padding',
      ] as const) {
        await expect(plain[property]).toBe(link[property])
      }
    })
    await step('A heading is closer to its text than to the content above', async () => {
      const heading = canvas.getByRole('heading', { level: 2, name: 'How to check the work' })
      const { top, bottom } = heading.getBoundingClientRect()
      const above = heading.previousElementSibling?.getBoundingClientRect().bottom ?? 0
      const below = heading.nextElementSibling?.getBoundingClientRect().top ?? 0
      await expect(top - above).toBeGreaterThan(2 * (below - bottom))
    })
    await step('A picture is a figure with its caption', async () => {
      await expect(canvas.getByRole('figure')).toHaveTextContent(/^Basement, ground floor/)
    })
    await step('In print, no page ends after a heading or within a figure', async () => {
      await withMedia({ media: 'print' }, async () => {
        for (const heading of canvas.getAllByRole('heading')) {
          await expect(getComputedStyle(heading).breakAfter).toBe('avoid')
        }
        await expect(getComputedStyle(canvas.getByRole('figure')).breakInside).toBe('avoid')
      })
    })
  },
}

export const WideFigures: Story = {
  args: { figures: 'wide' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('A figure is wider than the text', async () => {
      const text = canvas.getByText(/^In Lahore/).getBoundingClientRect()
      await expect(canvas.getByRole('figure').getBoundingClientRect().width).toBeGreaterThan(text.width)
    })
  },
}

const findLink = byRole('link', 'our cost estimator')

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  ...keyboardTable<Story>([
    tabStop(findLink, 'Moves the focus to its first link'),
    {
      where: 'On a link',
      reach: byTab(findLink),
      rows: [{ keys: ['Enter'], does: 'Follows it', result: () => expect(followed).toHaveBeenCalledOnce() }],
    },
  ]),
}

export const LongText: Story = {
  args: {
    children: (
      <>
        <h2>
          What the housing society, the development authority and the structural engineer each have to approve
          before the foundation of a house on a plot of 10 marla may be poured
        </h2>
        <p>
          All of it is in
          https://society.example/bylaws/2024/building-and-zoning-regulations-second-edition-with-amendments.pdf,
          and most of it in nobody’s head.
        </p>
        <h3>
          Building_and_zoning_regulations_with_all_amendments.pdf, and other words without a place to break
        </h3>
        <p>They break where the line ends.</p>
      </>
    ),
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

export const LongTextNarrow: Story = {
  tags: ['!visual'],
  ...LongText,
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

/** Bullets and the rule of the quotation are on the other side. */
export const RightToLeft: Story = {
  tags: ['!visual'],
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const quote = canvas.getByRole('blockquote')
    await expect(getComputedStyle(quote).borderRightStyle).toBe('solid')
    await expect(getComputedStyle(quote).borderRightWidth).not.toBe('0px')
    await expect(getComputedStyle(quote).borderLeftWidth).toBe('0px')
  },
}

export const ForcedColours: Story = {
  tags: ['!visual'],
  beforeEach: forcedColours,
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'our cost estimator' })
    await step('A link has the colour of links and is underlined', async () => {
      const { color, textDecorationLine } = getComputedStyle(link)
      await expect([color, textDecorationLine]).toEqual([systemColour('LinkText'), 'underline'])
    })
    await step('It has a focus ring', () => expectSystemFocusRing(userEvent, link))
  },
}
