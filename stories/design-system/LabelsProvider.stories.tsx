import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Dialog, englishLabels, LabelsProvider, Select, Spinner, Stack } from '../../src/design-system'
import { urdu } from '../../src/pages/estimator/language/urdu'

const meta = {
  component: LabelsProvider,
  args: {
    labels: englishLabels,
    children: (
      <Stack space="large" align="start">
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
  args: { labels: urdu.labels },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('لوڈ ہو رہا ہے')
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('ایک منتخب کریں')
  },
}

/** A part of a page in another language, whose dialogs are rendered in it. */
export const PartOfAPage: Story = {
  tags: ['!visual'],
  args: {
    labels: urdu.labels,
    children: (
      <Dialog isOpen onOpenChange={fn()} title="تخمینہ">
        آپ کا تخمینہ تیار ہے۔
      </Dialog>
    ),
  },
  render: function InUrdu({ children, ...args }) {
    const [part, setPart] = useState<HTMLElement | null>(null)
    return (
      <LabelsProvider {...args} overlayContainer={part}>
        <div ref={setPart} lang="ur" dir="rtl">
          {children}
        </div>
      </LabelsProvider>
    )
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'تخمینہ' })
    await waitFor(() => expect(dialog.closest('[lang]')).toHaveAttribute('lang', 'ur'))
    await expect(getComputedStyle(dialog).direction).toBe('rtl')
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'بند کریں' })).toBeVisible())
  },
}
