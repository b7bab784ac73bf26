import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { privacyPage } from '../../src/content/pages/legal/privacy'
import type { LegalText } from '../../src/content/pages/legal/legalText'
import { paths } from '../../src/paths'
import { LegalArticle } from '../../src/pages/legal/LegalArticle'
import { expectNoOverflow } from '../support/expectNoOverflow'

const meta = {
  component: LegalArticle,
  args: { text: privacyPage, href: paths.privacy.href() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LegalArticle>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('The contents link to every section', async () => {
      const contents = canvas.getByRole('navigation', { name: 'On this page' })
      const targets = [...contents.querySelectorAll('a')].map(({ hash }) => hash)
      const parts = canvas.getAllByRole('heading', { level: 2 }).map(({ id }) => `#${id}`)
      await expect(targets).toEqual(parts)
    })
  },
}

const longWord = 'Datenschutzgrundverordnungsumsetzungshinweise'

const longWords: LegalText = {
  head: privacyPage.head,
  title: longWord,
  text: 'Who is responsible for this site.',
  updated: '2026-01-31',
  sections: [
    {
      id: 'long',
      heading: longWord,
      paragraphs: ['https://social.sangbunyad.example/an/address/without/any/place/to/break/it/anywhere'],
      items: [longWord],
    },
  ],
}

export const LongWords: Story = {
  args: { text: longWords },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
