import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DrawingSheet, Heading, MediaOnly, Stack, SummaryList, Text } from '../../src/design-system'
import { printed } from '../support/emulateMedia'
import { expectNoOverflow } from '../support/expectNoOverflow'

const meta = {
  component: DrawingSheet,
  args: {
    title: 'Cost Estimate',
    status: 'Tentative',
    issuer: {
      mark: (
        <svg viewBox="0 0 10 10" aria-hidden="true" className="w-full">
          <path className="fill-brand" d="M0 0h10v2H0zM4 2h2v8H4z" />
        </svg>
      ),
      name: 'Sangbunyad',
      text: 'Engineering, Construction & Interior Design',
      contacts: ['+92 300 0000000', '+92 42 0000 0000', 'hello@sangbunyad.example'],
    },
    fields: [
      { term: 'Client', value: 'Ayesha Khan', isWide: true },
      { term: 'Date', value: '1 March 2026' },
      { term: 'Sheet', value: '1/1' },
      { term: 'Plot', value: '10 Marla', isWide: true },
      { term: 'Housing Authority', value: 'DHA (Defence Housing Authority)', isWide: true },
    ],
    children: (
      <Stack space="small">
        <Heading level={3}>Costs</Heading>
        <SummaryList rows={[{ term: 'Grand Total', value: 'PKR 27,995,990', emphasis: 'grand' }]} />
      </Stack>
    ),
  },
} satisfies Meta<typeof DrawingSheet>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('It is a region named by its title, which is a heading', async () => {
      await expect(canvas.getByRole('region', { name: 'Cost Estimate' })).toBeVisible()
      await expect(canvas.getByRole('heading', { level: 2, name: 'Cost Estimate' })).toBeVisible()
    })
    await step('Each value of the title block is associated with its term', async () => {
      const client = canvas.getByText('Client').closest('dl > * > dt')
      await expect(client?.nextElementSibling).toHaveTextContent(/^Ayesha Khan$/)
      await expect(client?.nextElementSibling?.tagName).toBe('DD')
    })
  },
}

export const EmptyField: Story = {
  args: { fields: [{ term: 'Client', value: '', isWide: true }] },
  play: async ({ canvas, step }) => {
    await step('There is a line to write on', async () => {
      const line = canvas.getByText('Client').closest('dt')?.nextElementSibling
      await expect(line).toHaveTextContent(/^$/)
      await expect(line && getComputedStyle(line).borderBottomStyle).toBe('solid')
      await expect(line?.getBoundingClientRect().height).toBeGreaterThan(20)
    })
  },
}

export const Printed: Story = {
  beforeEach: printed,
  render: (args) => (
    <Stack space="medium">
      <Text>Thank you for your submission.</Text>
      <MediaOnly media="print">
        <DrawingSheet {...args} />
      </MediaOnly>
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    await step('Nothing else is printed with it', async () => {
      await expect(canvas.getByRole('region', { name: 'Cost Estimate' })).toBeVisible()
      await expect(canvas.getByText('Thank you for your submission.')).not.toBeVisible()
    })
    await step('The frame is as high as the page', async () => {
      const { height } = canvas.getByRole('region', { name: 'Cost Estimate' }).getBoundingClientRect()
      await expect(height / window.innerHeight).toBeCloseTo(0.99, 2)
    })
    await step('The title block is at the foot of the frame', async () => {
      const sheet = canvas.getByRole('region', { name: 'Cost Estimate' }).getBoundingClientRect()
      const block = canvas.getByText('Housing Authority').closest('dl')?.getBoundingClientRect()
      await expect(sheet.bottom - (block?.bottom ?? 0)).toBeLessThan(8)
    })
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    fields: [
      { term: 'Client', value: 'Muhammad Abdullah ibn Abdul Rahman al-Hashimi', isWide: true },
      { term: 'Date', value: '22 November 2026' },
      { term: 'Sheet', value: '1/1' },
    ],
  },
  play: async ({ canvasElement, step }) => {
    await step('Nothing is cut off', () => expectNoOverflow(canvasElement))
  },
}
