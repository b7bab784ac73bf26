import { Link as RouterLink } from 'react-router-dom'
import { homePage } from '../../../content/pages/home/home'
import type { SiteLink } from '../../../content/siteLink'
import { Button, Heading, Inline, Link, Section, Text, VisuallyHidden } from '../../../design-system'
import { ContentPicture } from '../../../sections/pictures/ContentPicture'
import { HeroDimension } from './HeroDimension'
import { PriceStrip } from './PriceStrip'

/** The hero of the home page: the claim, and beside it a picture that extends to the edge of the window. */
export function HomeHero() {
  return (
    <Section size="none" width="window" aria-labelledby="home-hero">
      <div className="grid gap-y-4 pb-8 sm:gap-y-6 lg:grid-cols-2 lg:py-10">
        <div className="contents lg:flex lg:flex-col lg:justify-center lg:gap-6 lg:justify-self-end">
          <div className="w-full max-w-half-page px-gutter pt-5 sm:pt-12 lg:pt-0">
            <div className="flex flex-col gap-4 sm:gap-6">
              <Text tone="accent" weight="bold">
                {homePage.hero.eyebrow}
              </Text>
              <Heading level={1} size="display" id="home-hero">
                {homePage.hero.title}
              </Heading>
              <Text size="lead" tone="muted" hasMeasure>
                {homePage.hero.text}
              </Text>
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
            </div>
          </div>
          {/* In the narrowest windows after the picture, a part of which is then in the first window. */}
          <div className="w-full max-w-half-page px-gutter tiny:order-last">
            <PriceStrip />
          </div>
        </div>
        <div className="ps-gutter lg:ps-3">
          <figure className="flex h-full min-w-0 flex-col gap-2">
            <div className="relative min-h-0 flex-1">
              <ContentPicture
                name={homePage.hero.picture}
                sizes={{ base: '100vw', lg: '50vw' }}
                ratio="fill"
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
