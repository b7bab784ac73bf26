import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card, Columns, Grid, Stack, Text } from '../../src/design-system'

const cards = ['The text', 'Its picture', 'What follows'].map((title) => (
  <Card key={title} title={title} headingLevel={2}>
    <Text>Drawn, calculated and built by one office.</Text>
  </Card>
))
const pair = cards.slice(0, 2)

const boxes = (elements: readonly HTMLElement[]) => elements.map((element) => element.getBoundingClientRect())

const meta = {
  component: Columns,
  args: { split: 'halves', children: pair },
} satisfies Meta<typeof Columns>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { split: 'halves', from: 'md' },
  play: async ({ canvas }) => {
    const [first, second] = boxes(canvas.getAllByRole('region'))
    await expect(second?.top).toBe(first?.top)
    await expect(second?.width).toBeCloseTo(first?.width ?? 0, 0)
    await expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(24, 0)
  },
}

const texts = ['The text', 'Its picture'].map((text) => <Text key={text}>{text}</Text>)

export const AboveAGrid: Story = {
  tags: ['!visual'],
  render: () => (
    <Stack space="medium">
      <Columns split="halves">{texts}</Columns>
      <Columns split="halves" gutter="large">
        {texts}
      </Columns>
      <Grid columns="two">{texts}</Grid>
    </Stack>
  ),
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('Halves start where the cards of a grid do, with either gutter', async () => {
      const starts = boxes(canvas.getAllByRole('paragraph')).map(({ left }) => Math.round(left))
      const [first, second] = starts.slice(-2)
      await expect(starts).toEqual([first, second, first, second, first, second])
      await expect(second).toBeGreaterThan(first ?? Infinity)
    })
  },
}

const shareOf = (elements: readonly HTMLElement[]) => {
  const [first, second] = boxes(elements)
  return (first?.width ?? 0) / (second?.width ?? 1)
}

const wide = { viewport: { value: 'laptop', isRotated: false } }

export const MainAndAside: Story = {
  args: { split: 'main-and-aside' },
  globals: wide,
  play: async ({ canvas }) => expect(shareOf(canvas.getAllByRole('region'))).toBeCloseTo(7 / 5, 1),
}

export const MainAndAsideFromMd: Story = {
  args: { split: 'main-and-aside', from: 'md' },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => expect(shareOf(canvas.getAllByRole('region'))).toBeCloseTo(7 / 5, 1),
}

export const AsideAndMain: Story = {
  args: { split: 'aside-and-main' },
  globals: wide,
  play: async ({ canvas }) => expect(shareOf(canvas.getAllByRole('region'))).toBeCloseTo(5 / 7, 1),
}

export const HeadingAndMain: Story = {
  args: { split: 'heading-and-main' },
  globals: wide,
  play: async ({ canvas }) => expect(shareOf(canvas.getAllByRole('region'))).toBeCloseTo(1 / 2, 1),
}

export const FormAndResult: Story = {
  args: { split: 'form-and-result' },
  globals: wide,
  play: async ({ canvas }) => expect(shareOf(canvas.getAllByRole('region'))).toBeCloseTo(17 / 11, 1),
}

export const LargeGutter: Story = {
  args: { split: 'halves', gutter: 'large', children: pair.map((card) => <div key={card.key}>{card}</div>) },
  globals: wide,
  play: async ({ canvas, step }) => {
    const [first, second] = boxes(canvas.getAllByRole('region'))
    await step('The columns are 56 px apart', async () => {
      await expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(56, 0)
    })
  },
}

export const SecondBesideBoth: Story = {
  args: { split: 'second-beside-others', from: 'md', children: cards },
  play: async ({ canvas, step }) => {
    const [first, second, third] = boxes(canvas.getAllByRole('region'))
    await step('The second is beside the first, and the third below the first', async () => {
      await expect(second?.top).toBe(first?.top)
      await expect(second?.left).toBeGreaterThan(first?.right ?? 0)
      await expect(third?.left).toBe(first?.left)
      await expect(third?.top).toBeGreaterThan(first?.bottom ?? 0)
    })
    await step('The reading order is that of the children', async () => {
      const names = canvas.getAllByRole('heading').map(({ textContent }) => textContent)
      await expect(names).toEqual(['The text', 'Its picture', 'What follows'])
    })
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, step }) => {
    const [first, second] = boxes(canvas.getAllByRole('region'))
    await step('On a phone there is one column', async () => {
      await expect(second?.top).toBeGreaterThan(first?.bottom ?? 0)
      await expect(second?.width).toBe(first?.width)
    })
  },
}
