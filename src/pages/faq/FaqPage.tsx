import { Link as RouterLink, useLocation } from 'react-router-dom'
import { faqEntries, faqTopics } from '../../content/faqEntries'
import { faqPage } from '../../content/pages/faq'
import { Button, Card, Columns, Disclosure, Heading, Inline, Section, Stack, Text } from '../../design-system'
import { useHydrated } from '../../lib/useHydrated'
import { paths } from '../../paths'
import { DocumentHead } from '../../site/DocumentHead'
import { unbrokenText } from '../../lib/unbrokenText'
import { PageContents } from '../../sections/PageContents'
import { PageHero } from '../../sections/PageHero'

const { title, text, topics, aside } = faqPage
const groups = faqTopics.map((id) => ({ id, heading: topics[id] }))

/** Frequently asked questions by topic, the first one open, with links for any other question. */
export default function FaqPage() {
  return (
    <>
      <DocumentHead text={faqPage.head} href={paths.faq.href()} />
      <PageHero title={title} text={text} />
      <Section top="medium">
        <Columns ratio="4:8" space="2xlarge" align="start" hasStickyFirst>
          <PageContents sections={groups} />

          <Stack space="2xlarge">
            {groups.map((topic) => (
              <Topic key={topic.id} {...topic} />
            ))}
            <div className="contents print:hidden">
              <OtherQuestions />
            </div>
          </Stack>
        </Columns>
      </Section>
    </>
  )
}

function Topic({ id, heading }: (typeof groups)[number]) {
  const hash = useHydrated(useLocation().hash, '')
  return (
    <Stack space="small">
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      <div>
        {faqEntries
          .filter(({ topic }) => topic === id)
          .map(({ id: entry, question, answer }) => (
            <Disclosure
              key={entry}
              id={entry}
              title={question}
              open={entry === faqEntries[0]?.id || hash === `#${entry}`}
            >
              <Text hasMeasure>{unbrokenText(answer)}</Text>
            </Disclosure>
          ))}
      </div>
    </Stack>
  )
}

function OtherQuestions() {
  return (
    <Card surface="sand" title={aside.heading} headingLevel={2}>
      <Stack space="large">
        <Text>{aside.text}</Text>
        <Inline>
          {aside.actions.map(({ label, href }, index) => (
            <Button key={href} asChild variant={index === 0 ? 'primary' : 'secondary'}>
              <RouterLink to={href}>{label}</RouterLink>
            </Button>
          ))}
        </Inline>
      </Stack>
    </Card>
  )
}
