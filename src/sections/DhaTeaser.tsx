import { dhaTeaser } from '../content/sections/dhaTeaser'
import { Button, Columns, Frame, Heading, Link, Section, Stack, Text } from '../design-system'
import { drawingDetails } from './drawings'
import { RouterLink } from './RouterLink'

export interface DhaTeaserProps {
  /** Where the second link leads: to the service for DHA plots, or to the project whose plan is shown. */
  leadsTo: 'service' | 'project'
}

const { heading, text, estimate, ...links } = dhaTeaser

/** Use on pages about building: the plan of a house in DHA, and a link that opens the estimator with a plot of 1 kanal. */
export function DhaTeaser({ leadsTo }: DhaTeaserProps) {
  const link = links[leadsTo]
  return (
    <div className="contents print:hidden">
      {/* On the page of the service, the section below is on sand. */}
      <Section surface={leadsTo === 'project' ? 'paper' : 'sand'} aria-labelledby="building-in-dha">
        <Columns split="halves-from-md" align="center" space="large">
          <Stack space="medium">
            <Heading level={2} id="building-in-dha">
              {heading}
            </Heading>
            <Text isMeasured>{text}</Text>
            <Stack space="small" align="start">
              <Button asChild size="large">
                <RouterLink to={estimate.href}>{estimate.label}</RouterLink>
              </Button>
              <Link asChild>
                <RouterLink to={link.href}>{link.label}</RouterLink>
              </Link>
            </Stack>
          </Stack>
          <Frame variant="drawing" shape="landscape">
            <img {...drawingDetails.plan} alt="" loading="lazy" className="size-full object-cover" />
          </Frame>
        </Columns>
      </Section>
    </div>
  )
}
