import { legalArticle, type LegalText } from '../content/sections/legalArticle'
import { Container, Link, Prose, Section, Stack, Text } from '../design-system'
import { PageHero } from './PageHero'
import { PhoneText } from './PhoneText'

export interface LegalArticleProps {
  /** What the page says. */
  text: LegalText
}

// One wording on every machine: the day is written in the site's language, and no time zone moves it.
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A legal text with its contents beside it; on paper the text alone. */
export function LegalArticle({ text: { title, text, updated, sections } }: LegalArticleProps) {
  return (
    <>
      <PageHero title={title} text={text} />
      <Section space="medium">
        <Container>
          <div className="grid items-start gap-10 lg:grid-cols-12">
            <nav
              aria-labelledby="legal-contents"
              className="min-w-0 border-t border-line-strong pt-4 lg:sticky lg:top-(--aside-top) lg:col-span-4 print:hidden"
            >
              <Stack space="small">
                <Text as="span" size="small" weight="bold" id="legal-contents">
                  {legalArticle.contentsHeading}
                </Text>
                <Stack as="ul" space="small">
                  {sections.map(({ id, heading }) => (
                    <li key={id}>
                      <Link href={`#${id}`}>{heading}</Link>
                    </li>
                  ))}
                </Stack>
              </Stack>
            </nav>
            <article className="flex min-w-0 flex-col gap-8 lg:col-span-8">
              <Text size="small" tone="muted">
                {legalArticle.updated} <time dateTime={updated}>{day.format(new Date(updated))}</time>
              </Text>
              <Prose>{sections.flatMap(sectionParts)}</Prose>
            </article>
          </div>
        </Container>
      </Section>
    </>
  )
}

/** `Prose` sets its children itself, so a part is a heading, paragraphs and a list side by side. */
function sectionParts({ id, heading, paragraphs, items }: LegalText['sections'][number]) {
  return [
    <h2 key={id} id={id}>
      {heading}
    </h2>,
    ...paragraphs.map((paragraph) => (
      <p key={paragraph}>
        <PhoneText>{paragraph}</PhoneText>
      </p>
    )),
    ...(items
      ? [
          <ul key={`${id}-items`}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>,
        ]
      : []),
  ]
}
