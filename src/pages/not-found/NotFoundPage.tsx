import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { notFoundPage } from '../../content/pages/notFound'
import { findablePages, mainPages, type FindablePage } from '../../site/siteSearch'
import { Button, Grid, Heading, Link, Section, Stack, Text, TextField } from '../../design-system'
import { paths } from '../../paths'
import { Announcement } from '../../sections/Announcement'
import { DocumentHead } from '../../site/DocumentHead'
import { FrontElevation } from '../../sections/pictures/FrontElevation'

/** The page for unknown URLs: links to the main pages, and a search over the labels, titles and descriptions of all pages. */
export default function NotFoundPage() {
  const [query, setQuery] = useState('')
  const isSearching = query.trim() !== ''
  const found = isSearching ? search(query) : []
  const isWithoutHit = isSearching && found.length === 0
  const shown = found.length > 0 ? found : mainPages
  return (
    <Section top="medium">
      <DocumentHead text={notFoundPage.head} />
      <Stack space="2xlarge">
        <div className="grid items-end gap-x-6 gap-y-10 lg:grid-cols-2">
          <Stack space="large">
            <Text size="monument" tone="accent" weight="bold" as="span">
              {notFoundPage.figure}
            </Text>
            <Heading level={1} size="title">
              {notFoundPage.title}
            </Heading>
            <Text size="lead" hasMeasure>
              {notFoundPage.text}
            </Text>
            <div>
              <Button asChild size="large">
                <RouterLink to={paths.home.href()}>{notFoundPage.home}</RouterLink>
              </Button>
            </div>
          </Stack>
          <FrontElevation />
        </div>
        <Stack space="2xlarge">
          <div className="noscript:hidden">
            <TextField
              label={notFoundPage.searchLabel}
              description={notFoundPage.searchDescription}
              type="search"
              value={query}
              onValueChange={setQuery}
            />
          </div>
          <Stack space="small">
            <Heading level={2} size="subheading">
              {isSearching ? notFoundPage.foundHeading : notFoundPage.mainHeading}
            </Heading>
            {isSearching && <Text tone="muted">{countText(found)}</Text>}
            <Announcement label={notFoundPage.foundHeading} text={isSearching ? countText(found) : ''} />
            {isWithoutHit && (
              <Heading level={2} size="subheading">
                {notFoundPage.mainHeading}
              </Heading>
            )}
            <Grid columns="three" as="ul">
              {shown.map(({ label, description, href }) => (
                <li key={href} className="min-w-0 border-t border-line pt-4">
                  <Link asChild>
                    <RouterLink to={href}>{label}</RouterLink>
                  </Link>
                  <Text size="small" tone="muted">
                    {description}
                  </Text>
                </li>
              ))}
            </Grid>
          </Stack>
        </Stack>
      </Stack>
    </Section>
  )
}

function countText({ length }: readonly FindablePage[]) {
  return length === 0 ? notFoundPage.foundNone : notFoundPage.found(length)
}

/**
 * The pages whose label, title and description together contain every word of the query; those with all of them in label
 * and title come first.
 */
function search(query: string): readonly FindablePage[] {
  const byName = findablePages.filter(({ label, title }) => matches(`${label} ${title}`, query))
  const byText = findablePages.filter(({ label, title, description }) =>
    matches(`${label} ${title} ${description}`, query),
  )
  return [...new Set([...byName, ...byText])]
}

/** Whether the text contains every word of the query, ignoring case. */
function matches(text: string, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return words.every((word) => text.toLowerCase().includes(word))
}
