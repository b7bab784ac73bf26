import { company, mapEmbedHref, mapHref } from '../../../content/company'
import { homePage } from '../../../content/pages/home/home'
import { Columns, Link, Section, Stack, Text } from '../../../design-system'
import { newTab } from '../../../site/newTab'
import { StreetMap } from './StreetMap'
import { MessageForm } from './MessageForm'
import { SectionIntro } from '../SectionIntro'

const { heading, text, map } = homePage.contact

/** The message form beside a map. The address is repeated as text; the other ways to reach the firm are printed. */
export function HomeContact() {
  return (
    <Section surface="sand" size="tight" aria-labelledby="write-to-us">
      <Columns ratio="1:1" from="md" space="2xlarge">
        <Stack space="large">
          <SectionIntro id="write-to-us" heading={heading} text={text} />
          <div className="contents print:hidden">
            <MessageForm />
          </div>
        </Stack>
        <Stack space="medium">
          <StreetMap>
            <iframe
              title={map.title}
              src={mapEmbedHref}
              loading="lazy"
              referrerPolicy="no-referrer-when-downgrade"
              sandbox="allow-scripts allow-same-origin allow-popups"
            />
          </StreetMap>
          <Text>
            <bdi>{company.address}</bdi>
            <br />
            <Link href={mapHref} {...newTab()} isStandalone>
              {map.linkText}
            </Link>
            <span className="not-print:hidden">
              <br />
              {[...company.phones, company.email].join(', ')}
            </span>
          </Text>
        </Stack>
      </Columns>
    </Section>
  )
}
