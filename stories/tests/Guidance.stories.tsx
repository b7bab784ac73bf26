import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Heading } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Choice, Guidance } from '../support/guidance'
import { Anatomy } from '../guides/blocks/Anatomy'
import { Use } from '../guides/blocks/Use'

const files = import.meta.glob<Guidance>('../guidance/*.tsx', { import: 'guidance', eager: true })

const nameOf = (path: string) => path.replace(/^.*\/(\w+)\.tsx$/, '$1')

const guidanceOf = (choice: Choice) =>
  Object.entries(files).flatMap(([path, guidance]) =>
    guidance.choice === choice ? [{ name: nameOf(path), guidance }] : [],
  )

/** The guidance of all components of a choice, as on their docs pages. */
function GuidanceTexts({ choice }: { choice: Choice }) {
  return (
    <>
      {guidanceOf(choice).map(({ name, guidance }) => (
        <article key={name} aria-label={name}>
          <Heading level={2}>{name}</Heading>
          {!guidance.anatomy.overlay && <Anatomy name={name} anatomy={guidance.anatomy} />}
          <Use name={name} guidance={guidance} />
        </article>
      ))}
    </>
  )
}

/** Tests that every part of an anatomy is found, and that every discouraged example says so. */
const meta = {
  component: GuidanceTexts,
  tags: ['!visual', '!autodocs'],
  play: async ({ canvas, args, step }) => {
    for (const { name, guidance } of guidanceOf(args.choice)) {
      const article = within(canvas.getByRole('article', { name }))
      const { parts, overlay } = guidance.anatomy
      await step(`${name} is one of those between which to choose`, () =>
        expect(guidance.choice.rows.map(({ component }) => component)).toContain(name),
      )
      if (!overlay) {
        await step(`${name}: each part has its number`, () =>
          waitFor(() =>
            expect(numbersIn(canvas.getByRole('article', { name }))).toEqual(parts.map((_, at) => at + 1)),
          ),
        )
      }
      await step(`${name}: the examples are groups named by their verdict`, async () => {
        const verdicts = article.getAllByRole('group', { name: /like this$/i })
        await expect(verdicts.map((group) => group.getAttribute('data-verdict'))).toEqual(
          guidance.pairs.flatMap(() => ['good', 'bad']),
        )
        for (const group of article.getAllByRole('group', { name: 'Not like this' })) {
          await expect(within(group).getByText('Not like this')).toBeVisible()
        }
      })
    }
  },
} satisfies Meta<typeof GuidanceTexts>
export default meta

type Story = StoryObj<typeof meta>

/** The numbers of the parts that were found. */
function numbersIn(element: Element) {
  return [...element.querySelectorAll('[data-mark]')].map(({ textContent }) => Number(textContent))
}

export const Actions: Story = { args: { choice: choices.actions } }
export const Cards: Story = { args: { choice: choices.cards } }
export const Layers: Story = { args: { choice: choices.layers } }
export const Views: Story = { args: { choice: choices.views } }
export const Progress: Story = { args: { choice: choices.progress } }
export const Selection: Story = { args: { choice: choices.selection } }
export const Entry: Story = { args: { choice: choices.entry } }
export const Messages: Story = { args: { choice: choices.messages } }
export const Drawings: Story = { args: { choice: choices.drawings } }
export const Figures: Story = { args: { choice: choices.figures } }
export const Pictures: Story = { args: { choice: choices.pictures } }
export const Movement: Story = { args: { choice: choices.movement } }
export const AtHand: Story = { args: { choice: choices.atHand } }
export const WithinPage: Story = { args: { choice: choices.withinPage } }
export const Arrangement: Story = { args: { choice: choices.arrangement } }
export const TextKinds: Story = { args: { choice: choices.text } }
export const Lists: Story = { args: { choice: choices.lists } }
export const Icons: Story = { args: { choice: choices.icons } }
export const PartlyVisible: Story = { args: { choice: choices.partlyVisible } }
export const BuiltInWords: Story = { args: { choice: choices.builtInWords } }
export const Decoration: Story = { args: { choice: choices.decoration } }
export const PageParts: Story = { args: { choice: choices.pageParts } }
