import { LineDrawing, Stack, type DrawnLabel } from '../../src/design-system'
import { elevationStrokes } from '../../src/sections/elevationStrokes'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const overall: readonly DrawnLabel[] = [
  { text: '48′-5″', x: 617, y: 520 },
  { text: '34′-7″', x: 1040, y: 270, isVertical: true },
]

/** The parts of both dimensions, whose texts meet those of the whole in a narrow drawing. */
const chains: readonly DrawnLabel[] = [
  { text: '19′-10″', x: 443, y: 500 },
  { text: '7′-3″', x: 608, y: 500 },
  { text: '21′-4″', x: 782, y: 500 },
  { text: '13′-3″', x: 1020, y: 406, isVertical: true },
  { text: '12′-6″', x: 1020, y: 252, isVertical: true },
  { text: '8′-10″', x: 1020, y: 115, isVertical: true },
]

function Elevation({ labels }: { labels: readonly DrawnLabel[] }) {
  return <LineDrawing viewBox="196 44 876 528" strokes={elevationStrokes} labels={labels} />
}

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[30rem] max-w-full">
        <Elevation labels={overall} />
      </div>
    ),
    parts: [
      {
        name: 'Walls and glass',
        note: 'Filled, so that they cover what is behind them. They appear after the ground, each with its outline.',
        selector: 'path[d^="M652 333"]',
        side: 'top',
      },
      {
        name: 'Person',
        note: 'In the accent colour, as are timber and the ends of dimensions. Shows how large the house is.',
        selector: 'path[d^="M512 423"]',
        side: 'start',
      },
      {
        name: 'Dimension',
        note: 'A thin line with slashes as its ends, drawn after the house.',
        selector: 'path[d^="M322 520"]',
        side: 'bottom',
      },
      {
        name: 'Lettering',
        note: 'As large as a caption, however wide the drawing is. Hidden from screen readers, like the whole drawing.',
        selector: 'g > svg:last-child > text',
        side: 'end',
      },
    ],
  },
  choice: choices.decoration,
  pairs: [
    {
      good: <Elevation labels={overall} />,
      bad: <Elevation labels={[...overall, ...chains]} />,
      reason:
        'The lettering isn’t scaled down with the drawing, so that it can be read on a phone. There it has room for the main dimensions only: more of them run into each other.',
    },
    {
      good: <Elevation labels={overall} />,
      bad: (
        <Stack space="small">
          <Elevation labels={overall} />
          <Elevation labels={[]} />
        </Stack>
      ),
      reason:
        'A drawing that draws itself takes all attention for two and a half seconds. Two of them take it from each other. For a second one, use a Drawing, which doesn’t move.',
    },
  ],
  words: [
    {
      rule: 'One dimension in each direction',
      good: 'The overall width and height',
      bad: 'The width of every window',
    },
    { rule: 'The lettering is dimensions, not words', good: '48′-5″', bad: 'Front, about 48 feet' },
    {
      rule: 'Whatever visitors have to know is a sentence of the page, too',
      good: 'The house is 34′-7″ high.',
      bad: 'For the height, see the drawing.',
    },
  ],
}
