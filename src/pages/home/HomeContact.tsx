import { company, mapEmbedHref, mapHref } from '../../content/company'
import { homePage } from '../../content/pages/home'
import { Columns, Container, Heading, Link, MediaOnly, Section, Stack, Text } from '../../design-system'
import { MessageForm, type MessageFormProps } from './MessageForm'

const { heading, text, map } = homePage.contact

/** The message form beside a map. The address is repeated as text, in case the map can't be loaded. */
export function HomeContact({ sendMessage }: MessageFormProps) {
  return (
    <Section ground="sand" aria-labelledby="write-to-us">
      <Container>
        <Columns split="halves" from="md" space="large" gutter="wide">
          <Stack space="medium">
            <Heading level={2} size="title" id="write-to-us">
              {heading}
            </Heading>
            <Text tone="muted" isMeasured>
              {text}
            </Text>
            <MessageForm sendMessage={sendMessage} />
          </Stack>
          <MediaOnly media="screen">
            <Stack space="snug">
              <iframe
                title={map.title}
                src={mapEmbedHref()}
                loading="lazy"
                referrerPolicy="no-referrer-when-downgrade"
                sandbox="allow-scripts allow-same-origin allow-popups"
                data-ground="white"
                className="aspect-4/3 w-full grow border border-line md:aspect-auto"
              />
              <Text>
                <bdi>{company.address}</bdi>
                <br />
                <Link href={mapHref()} target="_blank" rel="noopener noreferrer">
                  {map.linkText}
                </Link>
              </Text>
            </Stack>
          </MediaOnly>
        </Columns>
      </Container>
    </Section>
  )
}
