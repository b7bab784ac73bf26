import { Fragment } from 'react'
import { legalArticle, type LegalText } from '../../content/pages/legal/legalText'
import { Columns, Prose, Section, Text } from '../../design-system'
import { ContactText } from '../../sections/contact/ContactText'
import { dayText } from '../../lib/dayText'
import { PageContents } from '../../sections/PageContents'
import { PageHero } from '../../sections/PageHero'
import { unbrokenText } from '../../lib/unbrokenText'
import { DocumentHead } from '../../site/DocumentHead'

export interface LegalArticleProps {
  text: LegalText
  /** The canonical path of the page. */
  href: string
}

/** The page of the privacy policy or of the terms: the text, and a table of contents that is hidden in print. */
export function LegalArticle({ text: { head, title, text, updated, sections }, href }: LegalArticleProps) {
  return (
    <>
      <DocumentHead text={head} href={href} />
      <PageHero title={title} text={text} />
      <Section top="medium">
        <Columns ratio="4:8" space="2xlarge" align="start" hasStickyFirst>
          <PageContents sections={sections} />
          <article className="flex flex-col gap-8">
            <Text size="small" tone="muted">
              {legalArticle.updated} <time dateTime={updated}>{dayText(updated)}</time>
            </Text>
            <Prose>
              {sections.map(({ id, heading, paragraphs, items = [] }) => (
                <Fragment key={id}>
                  <h2 id={id}>{heading}</h2>
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph}>
                      <ContactText>{unbrokenText(paragraph)}</ContactText>
                    </p>
                  ))}
                  {items.length > 0 && (
                    <ul>
                      {items.map((item) => (
                        <li key={item}>
                          <ContactText>{unbrokenText(item)}</ContactText>
                        </li>
                      ))}
                    </ul>
                  )}
                </Fragment>
              ))}
            </Prose>
          </article>
        </Columns>
      </Section>
    </>
  )
}
