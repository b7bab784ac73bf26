import { Link as RouterLink } from 'react-router-dom'
import { company } from '../content/company'
import { excellenceBanner } from '../content/sections'
import { Button, Heading, Inline, Section, Stack, Text } from '../design-system'
import { ContentPicture } from './pictures/ContentPicture'
import { PhoneLink } from './contact/PhoneLink'

const { heading, text, picture, action, callText } = excellenceBanner

interface ExcellenceBannerProps {
  /** Whether the text stands over a picture that fades into the surface. @default false */
  hasPicture?: boolean
}

/** The call to action on the home page and on service pages. */
export function ExcellenceBanner({ hasPicture = false }: ExcellenceBannerProps) {
  return (
    <Section surface="navy" size="none" width="window" aria-labelledby="excellence">
      <div className="relative isolate print:hidden">
        {hasPicture && (
          <div className="relative aspect-16/10 lg:absolute lg:inset-y-0 lg:end-0 lg:-z-1 lg:aspect-auto lg:w-2/3 forced-colors:hidden">
            <ContentPicture
              name={picture}
              alt={{ decorative: true }}
              ratio="fill"
              sizes={{ base: '100vw', lg: '67vw' }}
            />
            {/* Towards the text it is dark enough for a contrast of 4.5 over white. */}
            <div className="absolute inset-0 bg-linear-to-t from-surface to-40% lg:bg-linear-to-r lg:from-surface lg:from-25% lg:to-surface/10" />
          </div>
        )}
        <div className="page-width py-14">
          <Stack space="medium">
            <Heading level={2} id="excellence">
              {heading}
            </Heading>
            <Text hasMeasure>{text}</Text>
            <Inline space="large">
              <Button asChild size="large">
                <RouterLink to={action.href}>{action.label}</RouterLink>
              </Button>
              <Text size="caption" weight="bold">
                {callText} <PhoneLink phone={company.phones[0]} />
              </Text>
            </Inline>
          </Stack>
        </div>
      </div>
    </Section>
  )
}
