import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Dialog, englishLabels, LabelsProvider, Select, Spinner, Stack } from '../../src/design-system'
import { urduLabels } from '../../src/pages/estimator/urduLabels'

const meta = {
  component: LabelsProvider,
  args: {
    labels: englishLabels,
    children: (
      <Stack space="medium" align="start">
        <Spinner />
        <Select label="City" options={[{ value: 'lahore', label: 'Lahore' }]} value="" onValueChange={fn()} />
      </Stack>
    ),
  },
} satisfies Meta<typeof LabelsProvider>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Urdu: Story = {
  // Urdu uses a system font, which differs between machines.
  tags: ['!visual'],
  args: { labels: urduLabels },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('لوڈ ہو رہا ہے')
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('ایک منتخب کریں')
  },
}

/** A part of a page in another language: its dialogs are outside of it, but have its language and direction. */
export const PartOfAPage: Story = {
  tags: ['!visual'],
  args: {
    labels: urduLabels,
    language: { lang: 'ur', dir: 'rtl' },
    children: (
      <Dialog isOpen onOpenChange={fn()} title="تخمینہ">
        آپ کا تخمینہ تیار ہے۔
      </Dialog>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'تخمینہ' })
    await expect(dialog).toHaveAttribute('lang', 'ur')
    await expect(dialog).toHaveAttribute('dir', 'rtl')
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'بند کریں' })).toBeVisible())
    await expect(document.documentElement.dir).toBe('')
  },
}
