import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { privacyPage } from '../../src/content/pages/privacy'
import type { LegalText } from '../../src/content/sections/legalArticle'
import { LegalArticle } from '../../src/sections/LegalArticle'
import { expectNoOverflow } from '../support/expectNoOverflow'

const meta = {
  component: LegalArticle,
  args: { text: privacyPage },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LegalArticle>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['!visual'],
  play: async ({ canvas, step }) => {
    await step('The contents link to every section', async () => {
      const contents = canvas.getByRole('navigation', { name: 'On this page' })
      const targets = [...contents.querySelectorAll('a')].map(({ hash }) => hash)
      const parts = canvas.getAllByRole('heading', { level: 2 }).map(({ id }) => `#${id}`)
      await expect(targets).toEqual(parts)
    })
    await expect(canvas.getByRole('time')).toHaveTextContent('23 November 2026')
  },
}

const short: LegalText = {
  title: 'Legal notice',
  text: 'Who is responsible for this site.',
  updated: '2026-01-31',
  sections: [{ id: 'who', heading: 'Who', paragraphs: ['The firm named at the top.'] }],
}

export const OneSection: Story = { args: { text: short } }

const long: LegalText = {
  ...short,
  title: 'Datenschutzgrundverordnungsumsetzungshinweise',
  sections: [
    {
      id: 'long',
      heading: 'Datenschutzgrundverordnungsumsetzungshinweise',
      paragraphs: ['https://social.sangbunyad.example/an/address/without/any/place/to/break/it/anywhere'],
      items: ['Datenschutzgrundverordnungsumsetzungshinweise'],
    },
  ],
}

export const LongWords: Story = {
  args: { text: long },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
