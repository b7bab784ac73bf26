import { useEffect, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { company, mailHref } from '../../content/company'
import { offlinePage } from '../../content/pages/offline'
import { Button, Heading, Link, Section, Stack, SummaryList, Text } from '../../design-system'
import { paths } from '../../paths'
import { DocumentHead } from '../../site/DocumentHead'
import { PhoneLink } from '../../sections/contact/PhoneLink'

const { messages, channels, retry } = offlinePage

/** Shown instead of a page that can't be fetched and isn't stored. Source: docs/product.md#offline-page. */
export default function OfflinePage() {
  const { connection, tryAgain } = useConnection()
  return (
    <Section top="medium">
      <DocumentHead text={offlinePage.head} />
      <Stack space="2xlarge">
        <Stack space="large" align="start">
          <Heading level={1} size="title">
            {offlinePage.title}
          </Heading>
          <Text size="lead" hasMeasure>
            {offlinePage.text}
          </Text>
          <Button asChild size="large">
            <RouterLink to={paths.estimator.href()}>{offlinePage.estimator}</RouterLink>
          </Button>
          <Button
            variant="secondary"
            isLoading={connection === 'trying'}
            loadingLabel={retry.trying}
            onClick={() => void tryAgain()}
          >
            {retry.idle}
          </Button>
          <Text role="status" weight="bold">
            {connection && connection !== 'trying' && messages[connection]}
          </Text>
        </Stack>
        <Stack space="small">
          <Heading level={2} size="subheading">
            {offlinePage.channelsHeading}
          </Heading>
          <SummaryList
            layout="stacked"
            rows={[
              { term: channels.phone, content: <Phones /> },
              {
                term: channels.email,
                content: <Link href={mailHref}>{company.email}</Link>,
              },
            ]}
          />
        </Stack>
      </Stack>
    </Section>
  )
}

function Phones() {
  return company.phones.map((phone) => (
    <span key={phone} className="block pb-1.5">
      <PhoneLink phone={phone} />
    </span>
  ))
}

/** How long "Try again" waits for a response, in milliseconds. */
const timeoutMs = 10_000

/** What is known about the connection since the page was opened, and an attempt to load the page again. */
function useConnection() {
  const [connection, setConnection] = useState<'trying' | keyof typeof messages>()
  useEffect(() => {
    const update = () => setConnection(navigator.onLine ? 'backOnline' : undefined)
    addEventListener('online', update)
    addEventListener('offline', update)
    return () => {
      removeEventListener('online', update)
      removeEventListener('offline', update)
    }
  }, [])

  const tryAgain = async () => {
    setConnection('trying')
    if (await isReachable()) location.reload()
    else setConnection('stillOffline')
  }
  return { connection, tryAgain }
}

/** Whether there is a response to the URL of the page; if not, loading it again would show this page again, silently. */
async function isReachable() {
  try {
    const { status } = await fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return status < 500
  } catch {
    return false
  }
}
