import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MaximumWidths } from '../guides/blocks/Breakpoints'
import { SpaceScale } from '../guides/blocks/SpaceScale'
import { pixelText, tokens } from '../guides/blocks/tokens'
import { TypeScale } from '../guides/blocks/TypeScale'

/** The lengths in px that guides print. */
function Lengths() {
  return (
    <>
      <TypeScale />
      <SpaceScale />
      <MaximumWidths />
    </>
  )
}

/** Tests that each length in px is the one that the browser computes, in a window of that width. */
const meta = {
  component: Lengths,
  tags: ['!visual', '!autodocs'],
} satisfies Meta<typeof Lengths>
export default meta

type Story = StoryObj<typeof meta>

/** What the browser makes of lengths, as a page prints them, in a window of the given width. */
function measured(lengths: readonly string[], windowWidth: number): readonly string[] {
  const frame = document.createElement('iframe')
  frame.style.width = `${windowWidth}px`
  document.body.append(frame)
  const page = frame.contentDocument
  const texts = lengths.map((length) => {
    const probe = page?.createElement('div')
    if (!page || !probe) return ''
    probe.style.width = length
    page.body.append(probe)
    return pixelText(Number.parseFloat(getComputedStyle(probe).width))
  })
  frame.remove()
  return texts
}

/** The text of a cell whose length may depend on the window. */
function textAt(length: string, [narrow, wide]: readonly [number, number]) {
  const [one = ''] = measured([length], narrow)
  const [other = ''] = measured([length], wide)
  return one === other ? one : `${one} at ${narrow}, ${other} at ${wide}`
}

export const AsRendered: Story = {
  play: async ({ canvas, step }) => {
    await step('The size of each sample of text', async () => {
      const samples = canvas.getAllByRole('listitem')
      await expect(samples).toHaveLength(Object.keys(tokens.fontSize).length)
      for (const sample of samples) {
        const size = sample.querySelector('p')?.style.fontSize ?? ''
        const [phone, desktop] = [390, 1440].map((width) => measured([size], width)[0])
        await expect(sample).toHaveTextContent(`${phone} at 390 · ${desktop} at 1440`)
      }
    })
    await step('Each distance', async () => {
      for (const [name, value] of Object.entries(tokens.spacing)) {
        const table = canvas.getByRole('table', { name: 'All distances of the scale' })
        const row = [...table.querySelectorAll('tr')].find(({ cells }) => cells[0]?.textContent === name)
        await expect(row?.cells[2]?.textContent).toBe(textAt(value, [390, 1440]))
      }
    })
    await step('Each maximum width', async () => {
      const table = canvas.getByRole('table', { name: 'Maximum widths' })
      const names = [...table.querySelectorAll('tbody th')].map(({ textContent }) => textContent)
      await expect(names).toEqual(expect.arrayContaining(['page', 'half-page', 'field']))
      for (const [name, value] of Object.entries(tokens.maxWidth)) {
        const row = [...table.querySelectorAll('tr')].find(({ cells }) => cells[0]?.textContent === name)
        if (row) await expect(row.cells[2]?.textContent).toBe(textAt(value, [1440, 1920]))
      }
    })
  },
}
