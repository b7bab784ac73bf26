import { legalArticle, type LegalText } from '../content/sections/legalArticle'
import { Columns, Container, Prose, Section, Sticky, Text } from '../design-system'
import { ContactText } from './ContactText'
import { dayText } from './formats'
import { PageContents } from './PageContents'
import { PageHero } from './PageHero'
import { unbrokenText } from './unbrokenText'

export interface LegalArticleProps {
  text: LegalText
}

/** Use for the privacy policy and the terms: the text, and a table of contents that is hidden in print. */
export function LegalArticle({ text: { title, text, updated, sections } }: LegalArticleProps) {
  return (
    <>
      <PageHero title={title} text={text} />
      <Section>
        <Container>
          <Columns split="heading-and-main" space="large" align="start">
            <Sticky>
              <PageContents sections={sections} />
            </Sticky>
            <article className="flex flex-col gap-8">
              <Text size="small" tone="muted">
                {legalArticle.updated} <time dateTime={updated}>{dayText(updated)}</time>
              </Text>
              <Prose>{sections.flatMap(sectionParts)}</Prose>
            </article>
          </Columns>
        </Container>
      </Section>
    </>
  )
}

/** An array, because `Prose` styles its direct children. */
function sectionParts({ id, heading, paragraphs, items }: LegalText['sections'][number]) {
  return [
    <h2 key={id} id={id}>
      {heading}
    </h2>,
    ...paragraphs.map((paragraph) => (
      <p key={paragraph}>
        <ContactText>{unbrokenText(paragraph)}</ContactText>
      </p>
    )),
    ...(items
      ? [
          <ul key={`${id}-items`}>
            {items.map((item) => (
              <li key={item}>
                <ContactText>{unbrokenText(item)}</ContactText>
              </li>
            ))}
          </ul>,
        ]
      : []),
  ]
}
