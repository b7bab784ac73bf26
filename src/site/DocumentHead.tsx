import { useEffect } from 'react'
import { company } from '../content/company'
import type { PageHead } from '../content/pageHead'
import { createStore } from '../lib/createStore'

export interface DocumentHeadProps {
  /** The title and description of the page. */
  text: Pick<PageHead, 'title' | 'description'>
  /** The canonical path. @default none: the page gets `noindex` */
  href?: string
  /** The language of the title and its direction. @default those of the document */
  language?: { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' } | undefined
}

/** The title of the page that is shown, and its language and direction if those aren't the document's. */
export const shownPage = createStore<{ title: string; lang: string; dir?: 'ltr' | 'rtl' | undefined }>({
  title: '',
  lang: '',
})

/** The title of a page alone, for one that isn't in the site's list. */
export function PageTitle({ title, language }: Pick<DocumentHeadProps, 'language'> & { title: string }) {
  const text = `${title} | ${company.name}`
  const lang = language?.lang ?? ''
  const dir = language?.dir
  useEffect(() => shownPage.set({ title: text, lang, dir }), [text, lang, dir])
  return <title {...language}>{text}</title>
}

/**
 * Use once in each page: its title, description and canonical URL. React moves them into the head of the document, in
 * the prerendered file and on navigation. The tags for shared links and the structured data are in the prerendered
 * file only; `src/site/head` adds them.
 */
export function DocumentHead({ text: { title, description }, href, language }: DocumentHeadProps) {
  return (
    <>
      <PageTitle title={title} language={language} />
      <meta name="description" content={description} />
      {href === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={`${company.origin}${href}`} />
      )}
    </>
  )
}
