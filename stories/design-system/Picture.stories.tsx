import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Grid, LinkCard, Picture } from '../../src/design-system'
import exploded from '../../src/images/db-32-exploded.webp?picture'
import front from '../../src/images/db-32-front.webp?picture'
import narrowFile from '../../src/images/elevation-detail.svg'
import wideFile from '../../src/images/plan-detail.svg'
import { expectNoOverflow } from '../support/expectNoOverflow'

const alt =
  'Render of a model: a white two-storey house seen from the street, with a concrete blade wall and a framed balcony at the right.'

const meta = {
  component: Picture,
  args: { picture: front, alt, sizes: '(min-width: 64rem) 50vw, 100vw' },
} satisfies Meta<typeof Picture>
export default meta

type Story = StoryObj<typeof meta>

const radiusOf = (image: HTMLElement) => Number.parseFloat(getComputedStyle(image).borderTopLeftRadius)

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: alt })
    await step('Its space is reserved while loading', async () => {
      await expect(image).toHaveAttribute('width', String(front.img.w))
      await expect(image).toHaveAttribute('height', String(front.img.h))
      const { width, height } = image.getBoundingClientRect()
      await expect(width / height).toBeCloseTo(front.img.w / front.img.h, 1)
    })
    await step('It loads near the viewport, in the best format that the browser supports', async () => {
      await expect(image).toHaveAttribute('loading', 'lazy')
      const types = [...canvasElement.querySelectorAll('source')].map(({ type }) => type)
      await expect(types[0]).toBe('image/avif')
      await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0), { timeout: 10_000 })
    })
    await step('Its corners are slightly rounded', async () => {
      await expect(radiusOf(image)).toBeGreaterThan(0)
      await expect(radiusOf(image)).toBeLessThan(8)
    })
  },
}

export const Priority: Story = {
  tags: ['!visual'],
  args: { isPriority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: alt })
    await expect(image).toHaveAttribute('loading', 'eager')
    await expect(image).toHaveAttribute('fetchpriority', 'high')
  },
}

export const NativeAttributes: Story = {
  tags: ['!visual'],
  args: { ref: fn(), id: 'front', 'aria-describedby': 'caption', onClick: fn() },
  play: async ({ args, canvas, step }) => {
    const image = canvas.getByRole('img', { name: alt })
    await step('The image has the ref and the native attributes', async () => {
      await expect(args.ref).toHaveBeenCalledWith(image)
      await expect(image).toHaveAttribute('id', 'front')
      await expect(image).toHaveAttribute('aria-describedby', 'caption')
      image.click()
      await expect(args.onClick).toHaveBeenCalledOnce()
    })
  },
}

/**
 * Two files that can be told apart, in place of one picture in two widths. Each picture has URLs of its own, because a lazy
 * one whose file another one has already loaded is shown before it is measured.
 */
const twoFiles = (name: string) => ({
  sources: { 'svg+xml': `${narrowFile}?${name} 480w, ${wideFile}?${name} 1280w` },
  img: { src: `${wideFile}?${name}`, w: 1280, h: 800 },
})

/** Three pictures 200 px wide whose `sizes` say 1000 px. */
export const Measured: Story = {
  tags: ['!visual'],
  args: { sizes: '1000px' },
  render: (args) => (
    <div style={{ width: 200 }}>
      <Picture {...args} picture={twoFiles('lazy')} alt="Lazy" />
      <Picture {...args} picture={twoFiles('cropped')} alt="Cropped at its sides" hasOwnWidth />
      <Picture {...args} picture={twoFiles('top')} alt="At the top of the page" isPriority />
    </div>
  ),
  play: async ({ canvas, step }) => {
    const fileOf = (name: string) =>
      new URL(canvas.getByRole<HTMLImageElement>('img', { name }).currentSrc).pathname
    await step('A lazy one is loaded in the width at which it is shown', () =>
      waitFor(() => expect(fileOf('Lazy')).toBe(narrowFile)),
    )
    await step(
      'One that is wider than its box, or at the top of the page, has the width of its sizes',
      async () => {
        await waitFor(() => expect(fileOf('Cropped at its sides')).toBe(wideFile))
        await waitFor(() => expect(fileOf('At the top of the page')).toBe(wideFile))
      },
    )
    await step('Each has its own ratio', async () => {
      for (const image of canvas.getAllByRole('img')) {
        const { width, height } = image.getBoundingClientRect()
        await expect(width).toBe(200)
        await expect(height).toBe(125)
      }
    })
  },
}

export const InACard: Story = {
  tags: ['!visual'],
  args: { ratio: 'landscape' },
  render: (args) => (
    <LinkCard
      title="Corner house"
      description="A house for two families on one kanal."
      layout="beside"
      picture={<Picture {...args} />}
      action={<a href="#house">Read More</a>}
    />
  ),
  play: async ({ canvas, step }) => {
    await step('Its corners aren’t rounded', () => expect(radiusOf(canvas.getByRole('img'))).toBe(0))
  },
}

export const Decorative: Story = {
  tags: ['!visual'],
  args: { alt: { decorative: true } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('It is hidden from screen readers', async () => {
      await expect(canvas.queryByRole('img')).toBeNull()
      await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '')
    })
  },
}

/** The container is as tall as the adjacent column, and taller than the picture. */
export const Filling: Story = {
  args: { picture: front, alt: 'The house, filling its place', ratio: 'fill' },
  render: (args) => (
    <div className="grid grid-cols-2">
      <div data-ground="sand" className="h-[90vh]" />
      <div>
        <Picture {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('img').getBoundingClientRect()
    await expect(Math.abs(height - window.innerHeight * 0.9)).toBeLessThan(1)
    await expect(radiusOf(canvas.getByRole('img'))).toBe(0)
  },
}

const heightOf = (element: Element) => element.getBoundingClientRect().height

export const OwnAndCroppedRatios: Story = {
  render: () => (
    <Grid columns="three">
      {(['natural', 'landscape', 'square', 'upright'] as const).map((ratio) => (
        <Picture key={ratio} picture={exploded} alt={ratio} ratio={ratio} sizes="33vw" />
      ))}
    </Grid>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const shapeOf = (name: string) => {
      const { width, height } = canvas.getByRole('img', { name }).getBoundingClientRect()
      return width / height
    }
    await step('Each has its aspect ratio while loading', async () => {
      await expect(shapeOf('natural')).toBeCloseTo(exploded.img.w / exploded.img.h, 1)
      await expect(shapeOf('landscape')).toBeCloseTo(1.6, 2)
      await expect(shapeOf('square')).toBeCloseTo(1, 2)
      await expect(shapeOf('upright')).toBeCloseTo(2 / 3, 2)
    })
    await step('Each keeps its room while the document loads', async () => {
      const pictures = [...canvasElement.querySelectorAll('picture')]
      const loaded = pictures.map(heightOf)
      document.documentElement.dataset['loading'] = ''
      try {
        await expect(canvas.getByAltText('landscape')).not.toBeVisible()
        await expect(pictures.map(heightOf)).toEqual(loaded)
      } finally {
        delete document.documentElement.dataset['loading']
      }
    })
  },
}

/** A square crop of a wide picture that keeps its subject visible. */
export const EveryPosition: Story = {
  tags: ['!visual'],
  render: () => (
    <Grid columns="two">
      {(['center', 'left', 'right', 'right-edge', 'bottom'] as const).map((position) => (
        <Picture
          key={position}
          picture={front}
          alt={position}
          ratio="square"
          position={position}
          sizes="50vw"
        />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const positions = canvas.getAllByRole('img').map((image) => getComputedStyle(image).objectPosition)
    await expect(positions).toEqual(['50% 50%', '35% 50%', '70% 50%', '100% 50%', '50% 65%'])
  },
}

/** The container is taller than the picture, which is fully visible. */
export const Fitting: Story = {
  args: { ratio: 'fit' },
  render: (args) => (
    <div data-ground="deep" className="h-[80vh]">
      <Picture {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await expect(Math.abs(image.getBoundingClientRect().height - window.innerHeight * 0.8)).toBeLessThan(1)
    await expect(getComputedStyle(image).objectFit).toBe('contain')
    await expect(radiusOf(image)).toBe(0)
  },
}

export const Narrow: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
