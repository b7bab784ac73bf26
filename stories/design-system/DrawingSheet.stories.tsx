import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DrawingSheet, Icon, MediaOnly, SummaryList, Text } from '../../src/design-system'
import { printed } from '../support/emulateMedia'

const meta = {
  component: DrawingSheet,
  args: {
    title: 'Cost Estimate',
    status: 'Tentative',
    issuer: {
      mark: <Icon name="pen-ruler" />,
      name: 'Sangbunyad',
      text: 'Engineering, Construction & Interior Design',
      contacts: ['+92 300 0000000', 'hello@sangbunyad.example'],
    },
    fields: [
      { term: 'Client', value: 'Muhammad Abdullah ibn Abdul Rahman al-Hashimi', isWide: true },
      { term: 'Date', value: '1 March 2026' },
      { term: 'Plot', value: '' },
    ],
    children: <SummaryList rows={[{ term: 'Grand Total', value: 'PKR 27,995,990', emphasis: 'grand' }]} />,
  },
} satisfies Meta<typeof DrawingSheet>
export default meta

type Story = StoryObj<typeof meta>

/** It is a region named by its title, which is a heading. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Cost Estimate' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Cost Estimate' })).toBeVisible()
  },
}

/** Nothing else is printed with it. */
export const Printed: Story = {
  beforeEach: printed,
  render: (args) => (
    <>
      <Text>Thank you for your submission.</Text>
      <MediaOnly media="print">
        <DrawingSheet {...args} />
      </MediaOnly>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Cost Estimate' })).toBeVisible()
    await expect(canvas.getByText('Thank you for your submission.')).not.toBeVisible()
  },
}
