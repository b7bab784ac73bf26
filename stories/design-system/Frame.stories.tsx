import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Frame, Picture, Stack, Text } from '../../src/design-system'
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

export const Panorama: Story = { args: { shape: 'panorama' } }

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

export const Narrow: Story = {
  args: { shape: 'panorama' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('On a phone a panorama is higher', async () => {
      const frame = frameOf(canvas.getByRole('img'))
      await expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(16 / 10, 1)
    })
  },
}
