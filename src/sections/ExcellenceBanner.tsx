import { Link as RouterLink } from 'react-router-dom'
import { company } from '../content/company'
import { excellenceBanner } from '../content/excellenceBanner'
import { Button, Columns, Heading, Inline, Section, Stack, Text } from '../design-system'
import { ContentDrawing } from './pictures/ContentDrawing'
import { ContentPicture } from './pictures/ContentPicture'
import { PhoneLink } from './contact/PhoneLink'

const { heading, text, picture, action, estimate, callText } = excellenceBanner

interface ExcellenceBannerProps {
  /**
   * Whether there is a picture that fades into the surface beside the text, or above it in a narrow window. Without one, a
   * wide window has a drawing. @default false
   */
  hasPicture?: boolean
}

/** The call to action on the home page and at the end of services, projects and posts. */
export function ExcellenceBanner({ hasPicture = false }: ExcellenceBannerProps) {
  const texts = (
    <Stack space="medium">
      <Heading level={2} id="excellence">
        {heading}
      </Heading>
      <Text hasMeasure>{text}</Text>
      <Inline space="large">
        <Button asChild size="large">
          <RouterLink to={action.href}>{action.label}</RouterLink>
        </Button>
        {/* The home page has its prices. */}
        {!hasPicture && (
          <Button asChild size="large" variant="secondary">
            <RouterLink to={estimate.href}>{estimate.label}</RouterLink>
          </Button>
        )}
        <Text size="caption" weight="bold">
          {callText} <PhoneLink phone={company.phones[0]} isStandalone />
        </Text>
      </Inline>
    </Stack>
  )
  return (
    <Section surface="navy" size="none" width="window" aria-labelledby="excellence">
      <div className="relative isolate print:hidden">
        {hasPicture && (
          <div className="relative aspect-2/1 lg:absolute lg:inset-y-0 lg:end-0 lg:-z-1 lg:aspect-auto lg:w-1/2 forced-colors:hidden">
            <ContentPicture
              name={picture}
              alt={{ decorative: true }}
              ratio="fill"
              sizes={{ base: '100vw', lg: '60vw' }}
            />
            <div className="absolute inset-0 bg-linear-to-t from-surface to-40% lg:bg-linear-to-r" />
          </div>
        )}
        <div className={`page-width py-12 md:py-14 ${hasPicture ? 'max-lg:pt-4' : ''}`}>
          {hasPicture ? (
            <div className="lg:w-9/20">{texts}</div>
          ) : (
            <Columns ratio="1:1" align="center">
              {texts}
              <div className="max-lg:hidden forced-colors:hidden">
                <ContentDrawing name="front-elevation-on-navy" fit="natural" />
              </div>
            </Columns>
          )}
        </div>
      </div>
    </Section>
  )
}
