import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import {
  Button,
  Dialog,
  LabelsProvider,
  Marquee,
  NumberField,
  Select,
  Spinner,
  Stack,
  englishLabels,
} from '../../src/design-system'
import { urduLabels } from '../../src/pages/estimator/urduLabels'
import { rightToLeft } from '../support/rightToLeft'

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
    await step('It renders no element', async () => {
      const html = renderToStaticMarkup(<LabelsProvider labels={englishLabels}>شہر</LabelsProvider>)
      await expect(html).toBe('شہر')
    })
  },
}

export const Urdu: Story = {
  tags: ['!visual'],
  args: { labels: urduLabels },
  beforeEach: rightToLeft,
  play: async ({ canvas, step }) => {
    await step('Every component uses the Urdu labels', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('لوڈ ہو رہا ہے')
      await expect(canvas.getByRole('combobox')).toHaveDisplayValue('ایک منتخب کریں')
      await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('کوئی عدد لکھیں، جیسے 7.5۔')
      await expect(canvas.getByRole('button', { name: 'روکیں: خبریں' })).toBeVisible()
    })
  },
}

/** An overlay is rendered at the end of the document, but uses the labels of its provider. */
export const UrduDialog: Story = {
  tags: ['!visual'],
  args: {
    labels: urduLabels,
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

/** A part of a page in another language: its dialogs have its language and direction. */
export const PartOfAPage: Story = {
  tags: ['!visual'],
  args: {
    labels: urduLabels,
    language: { lang: 'ur', dir: 'rtl' },
    children: (
      <div lang="ur" dir="rtl">
        <Button asChild>
          <a href="#next">آگے →</a>
        </Button>
        <Dialog isOpen onOpenChange={fn()} title="تخمینہ">
          آپ کا تخمینہ تیار ہے۔
        </Dialog>
      </div>
    ),
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('The dialog is outside of the part, but in its language', async () => {
      const dialog = await screen.findByRole('dialog', { name: 'تخمینہ' })
      await expect(canvasElement).not.toContainElement(dialog)
      await expect(dialog).toHaveAttribute('lang', 'ur')
      await expect(dialog).toHaveAttribute('dir', 'rtl')
      await waitFor(() => expect(within(dialog).getByRole('button', { name: 'بند کریں' })).toBeVisible())
    })
    await step('An arrow in the text of a link points to the left', async () => {
      await expect(getComputedStyle(canvas.getByText('→')).scale).toBe('-1 1')
    })
    await step('The page itself keeps its direction', async () => {
      await expect(document.documentElement.dir).toBe('')
    })
  },
}
