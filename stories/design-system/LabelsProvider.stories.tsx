import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import {
  Dialog,
  LabelsProvider,
  Marquee,
  NumberField,
  Select,
  Spinner,
  Stack,
  englishLabels,
  type Labels,
} from '../../src/design-system'
import { rightToLeft } from '../support/rightToLeft'

const urdu: Labels = {
  close: 'بند کریں',
  backToTop: 'اوپر جائیں',
  loading: 'لوڈ ہو رہا ہے',
  overlayFailed: 'یہ لوڈ نہیں ہو سکا۔ اپنا کنکشن دیکھیں اور دوبارہ کوشش کریں۔',
  chooseOne: 'ایک منتخب کریں',
  pause: (what) => `${what} روکیں`,
  play: (what) => `${what} چلائیں`,
  carousel: 'سلائیڈر',
  previousSlide: 'پچھلی سلائیڈ',
  nextSlide: 'اگلی سلائیڈ',
  previousImage: 'پچھلی تصویر',
  nextImage: 'اگلی تصویر',
  imagePosition: (position, count) => `تصویر ${position} از ${count}`,
  charactersLeft: (count) => `تقریباً ${count} حروف باقی ہیں`,
  readAs: (number) => `${number} پڑھا گیا۔`,
  notANumber: 'کوئی عدد لکھیں، جیسے 7.5۔',
  hasUnit: 'صرف عدد لکھیں، جیسے 7.5، اکائی کے بغیر۔',
  ambiguousSeparators: 'عدد اعشاریے کے ساتھ لکھیں، جیسے 7.5، اور ہزار جیسے 1,250۔',
  belowMinimum: (minimum) => `${minimum} یا اس سے زیادہ لکھیں۔`,
}

const meta = {
  component: LabelsProvider,
  args: {
    labels: englishLabels,
    children: (
      <Stack space="medium" align="start">
        <Spinner />
        <Select label="شہر" options={[{ value: 'lahore', label: 'لاہور' }]} value="" onValueChange={fn()} />
        <NumberField label="رقبہ" value="سات" onValueChange={fn()} />
        <Marquee label="خبریں">ہر پلاٹ کے لیے تخمینہ</Marquee>
      </Stack>
    ),
  },
} satisfies Meta<typeof LabelsProvider>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  // Urdu uses a system font, which differs between machines.
  tags: ['!visual'],
  play: async ({ canvas, step }) => {
    await step('The default labels are English', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
      await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Choose one')
      await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('Enter a number, such as 7.5.')
    })
  },
}

export const Urdu: Story = {
  tags: ['!visual'],
  args: { labels: urdu },
  beforeEach: rightToLeft,
  play: async ({ canvas, step }) => {
    await step('Every component uses the Urdu labels', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('لوڈ ہو رہا ہے')
      await expect(canvas.getByRole('combobox')).toHaveDisplayValue('ایک منتخب کریں')
      await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('کوئی عدد لکھیں، جیسے 7.5۔')
      await expect(canvas.getByRole('button', { name: 'خبریں روکیں' })).toBeVisible()
    })
  },
}

/** An overlay is rendered at the end of the document, but uses the labels of its provider. */
export const UrduDialog: Story = {
  tags: ['!visual'],
  args: {
    labels: urdu,
    children: (
      <Dialog isOpen onOpenChange={fn()} title="تخمینہ">
        آپ کا تخمینہ تیار ہے۔
      </Dialog>
    ),
  },
  beforeEach: rightToLeft,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'بند کریں' })).toBeVisible())
  },
}
