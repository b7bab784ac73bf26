import { Link as RouterLink } from 'react-router-dom'
import { homePage } from '../../content/pages/home'
import type { SiteLink } from '../../content/siteLink'
import { Button, Heading, Inline, Link, Section, Stack, Text, VisuallyHidden } from '../../design-system'
import { ContentPicture } from '../../sections/ContentPicture'
import { HeroDimension } from './HeroDimension'

/** The hero of the home page: the claim, and beside it a picture that extends to the edge of the window. */
export function HomeHero() {
  return (
    <Section space="none" width="window" aria-labelledby="home-hero">
      <div className="grid items-center gap-8 pb-12 lg:grid-cols-2 lg:gap-0 lg:py-16">
        <div className="w-full max-w-half-page px-gutter pt-12 lg:justify-self-end lg:pt-0">
          <Stack space="large">
            <Stack space="medium">
              <Text tone="accent" weight="bold">
                {homePage.hero.eyebrow}
              </Text>
              <Heading level={1} size="display" id="home-hero">
                {homePage.hero.title}
              </Heading>
              <Text size="lead" tone="muted" isMeasured>
                {homePage.hero.text}
              </Text>
            </Stack>
            <Stack space="small" align="start">
              <Inline space="small">
                {homePage.hero.actions.map(({ label, hiddenSuffix, href }: SiteLink, index) => (
                  <Button key={href} asChild size="large" variant={index === 0 ? 'primary' : 'secondary'}>
                    <RouterLink to={href}>
                      {label}
                      {hiddenSuffix && <VisuallyHidden> {hiddenSuffix}</VisuallyHidden>}
                    </RouterLink>
                  </Button>
                ))}
              </Inline>
              <Link asChild>
                <RouterLink to={homePage.hero.estimate.href}>{homePage.hero.estimate.label}</RouterLink>
              </Link>
            </Stack>
          </Stack>
        </div>
        <div className="h-full ps-gutter lg:ps-3">
          <figure className="flex h-full min-w-0 flex-col gap-2">
            <div className="relative min-h-0 flex-1">
              <ContentPicture
                name={homePage.hero.picture}
                sizes={{ base: '100vw', lg: '50vw' }}
                ratio="fill"
                // The people at the right edge of the picture stay whole.
                position="right-edge"
                isPriority
              />
              <div className="hidden lg:block">
                <HeroDimension />
              </div>
            </div>
            <figcaption className="pe-gutter text-caption text-muted lg:pe-0">
              {homePage.hero.caption}{' '}
              <Link asChild>
                <RouterLink to={homePage.hero.project.href}>{homePage.hero.project.label}</RouterLink>
              </Link>
            </figcaption>
          </figure>
        </div>
      </div>
    </Section>
  )
}
