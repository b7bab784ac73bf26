import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Columns, Frame, Picture, Stack, Text } from '../../src/design-system'
import front from '../../src/images/db-32-front.webp?picture'

const alt = 'Render of a model: a white two-storey house seen from the street.'
const picture = <Picture picture={front} alt={alt} ratio="fill" sizes="50vw" />

const meta = {
  component: Frame,
  args: { shape: 'landscape', children: picture },
} satisfies Meta<typeof Frame>
export default meta

type Story = StoryObj<typeof meta>

const frameOf = (element: HTMLElement) => element.closest('picture')?.parentElement?.getBoundingClientRect()

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('The picture fills the shape', async () => {
      const frame = frameOf(canvas.getByRole('img'))
      await expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(16 / 10, 1)
      await expect(canvas.getByRole('img').getBoundingClientRect().width).toBeCloseTo(frame?.width ?? 0, 0)
    })
  },
}

export const Stretched: Story = {
  args: { shape: 'stretched' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  render: (args) => (
    <Columns split="halves">
      <Stack space="medium">
        <Frame {...args} />
        <Text>White two-storey house</Text>
      </Stack>
      <Stack space="medium">
        {Array.from({ length: 30 }, (_, index) => (
          <Text key={index}>The house is seen from the street, with its oak carport at the left.</Text>
        ))}
      </Stack>
    </Columns>
  ),
  play: async ({ canvas, step }) => {
    await step(
      'In a wide window its column is as high as the one beside it, and the picture fills it',
      async () => {
        const frame = frameOf(canvas.getByRole('img'))
        await expect(frame?.height).toBeGreaterThan((frame?.width ?? 0) / 1.6)
        await expect(canvas.getByRole('img').getBoundingClientRect().height).toBeCloseTo(
          frame?.height ?? 0,
          0,
        )
      },
    )
  },
}

export const Natural: Story = {
  args: { shape: 'natural', children: <Picture picture={front} alt={alt} sizes="50vw" /> },
  play: async ({ canvas, step }) => {
    await step('It is as high as its picture', async () => {
      const image = canvas.getByRole('img').getBoundingClientRect()
      await expect(image.width / image.height).toBeCloseTo(front.img.w / front.img.h, 1)
    })
  },
}

export const EveryCorner: Story = {
  render: () => (
    <Stack space="medium">
      {(['square', 'small', 'medium'] as const).map((corners) => (
        <Frame key={corners} corners={corners} ground="white" hasBorder>
          <Text>{corners}</Text>
        </Frame>
      ))}
    </Stack>
  ),
}
