import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Grid, Picture } from '../../src/design-system'
import { encodedPicture } from '../../src/images/encodedPicture'
import narrowFile from '../../src/images/drawings/elevation-detail.svg'
import wideFile from '../../src/images/drawings/plan-detail.svg'

const exploded = encodedPicture('db-32-exploded')
const front = encodedPicture('db-32-front')

const alt = 'Render of a model: a white two-storey house seen from the street.'

const meta = {
  component: Picture,
  args: { picture: front, alt },
} satisfies Meta<typeof Picture>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: alt })
    await step('Its space is reserved while loading', async () => {
      const { width, height } = image.getBoundingClientRect()
      await expect(width / height).toBeCloseTo(front.img.w / front.img.h, 1)
    })
    await step('It loads near the viewport, in the best format that the browser supports', async () => {
      await expect(image).toHaveAttribute('loading', 'lazy')
      await expect(canvasElement.querySelector('source')).toHaveAttribute('type', 'image/avif')
      await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0))
    })
  },
}

export const Priority: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  args: { isPriority: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager')
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
  },
}

export const Decorative: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  args: { alt: { decorative: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '')
  },
}

/** Two files in place of one picture in two widths. Each picture has its own URLs, so that none is cached. */
const twoFiles = (name: string) => ({
  sources: { 'svg+xml': `${narrowFile}?${name} 480w, ${wideFile}?${name} 1280w` },
  img: { src: `${wideFile}?${name}`, w: 1280, h: 800 },
})

export const Measured: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  args: { sizes: { base: '1000px' } },
  render: (args) => (
    <div style={{ width: 200 }}>
      <Picture {...args} picture={twoFiles('lazy')} alt="Lazy" />
      <Picture {...args} picture={twoFiles('cropped')} alt="Wider than its box" hasOwnWidth />
    </div>
  ),
  play: async ({ canvas, step }) => {
    const fileOf = (name: string) =>
      new URL(canvas.getByRole<HTMLImageElement>('img', { name }).currentSrc).pathname
    await step('A lazy one is loaded in the width at which it is shown', () =>
      waitFor(() => expect(fileOf('Lazy')).toBe(narrowFile)),
    )
    await step('One that is wider than its box has the width of its sizes', () =>
      waitFor(() => expect(fileOf('Wider than its box')).toBe(wideFile)),
    )
  },
}

export const EveryRatio: Story = {
  render: () => (
    <Grid columns="three">
      {(['natural', 'landscape', 'square', 'upright', 'fill', 'fit'] as const).map((ratio) => (
        <div key={ratio} className="h-80">
          <Picture picture={exploded} alt={ratio} ratio={ratio} sizes={{ base: '33vw' }} />
        </div>
      ))}
    </Grid>
  ),
}
