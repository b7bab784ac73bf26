import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { findablePages } from '../../content'
import { Button, Container, Heading, Link, Section, Stack, Text, TextField } from '../../design-system'
import elevation from '../../images/elevation.svg'
import { paths } from '../../paths'
import { PageHead } from '../../sections/PageHead'

/** What any unknown address shows: the site's pages as links, and a search over their titles. */
export default function NotFoundPage() {
  const [query, setQuery] = useState('')
  const found = findablePages.filter(({ label, title, description }) =>
    matches(`${label} ${title} ${description}`, query),
  )
  return (
    <Section>
      <PageHead route="notFound" />
      <Container>
        <Stack space="large">
          <Stack space="small">
            <Text size="monument" tone="accent" weight="bold" as="span">
              404
            </Text>
            <Heading level={1} size="title">
              OOPS! THAT PAGE CAN'T BE FOUND
            </Heading>
            <Text size="lead" isMeasured>
              It looks like nothing was found at this location. Maybe try one of the links below or a search?
            </Text>
          </Stack>
          <div>
            <Button asChild size="large">
              <RouterLink to={paths.home.href()}>⬅ Go Back to Home</RouterLink>
            </Button>
          </div>
          <Stack space="medium">
            <TextField label="Search this site" type="search" value={query} onValueChange={setQuery} />
            <Text role="status" tone="muted">
              {found.length === 0 ? 'No page matches your search.' : `Pages found: ${found.length}`}
            </Text>
            <Stack space="small" as="ul">
              {found.map(({ label, description, href }) => (
                <li key={href}>
                  <Link asChild>
                    <RouterLink to={href}>{label}</RouterLink>
                  </Link>
                  <Text tone="muted">{description}</Text>
                </li>
              ))}
            </Stack>
          </Stack>
          <img
            src={elevation}
            alt=""
            width="1236"
            height="584"
            loading="lazy"
            className="h-auto w-full max-w-page"
          />
        </Stack>
      </Container>
    </Section>
  )
}

/** Whether every word of the query stands somewhere in the text, in whatever case. */
function matches(text: string, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return words.every((word) => text.toLowerCase().includes(word))
}
