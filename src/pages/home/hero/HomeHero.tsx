import { Link as RouterLink } from 'react-router-dom'
import { homePage } from '../../../content/pages/home/home'
import type { SiteLink } from '../../../content/siteLink'
import { Button, Heading, Inline, Link, Section, Text, VisuallyHidden } from '../../../design-system'
import { ContentPicture } from '../../../sections/pictures/ContentPicture'
import { HeroDimension } from './HeroDimension'
import { HouseTable } from './HouseTable'

/** The hero of the home page: the claim, the houses at one scale with their prices, and a picture. */
export function HomeHero() {
  return (
    <>
      <Section size="none" aria-labelledby="home-hero">
        <div className="flex flex-col gap-4 pt-4 pb-6 md:pt-8 lg:gap-0">
          {/* In front of the models, which reach up beside it. */}
          <div className="relative z-1 flex flex-col gap-3">
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
          <HouseTable />
        </div>
      </Section>
      <figure className="page-width flex flex-col gap-2 pb-6 print:hidden">
        <div className="relative aspect-16/10 md:aspect-2/1">
          <ContentPicture name={homePage.hero.picture} sizes={{ base: '92vw', xl: '72rem' }} ratio="fill" />
          <div className="hidden lg:block">
            <HeroDimension />
          </div>
        </div>
        <figcaption className="text-caption text-muted">
          {homePage.hero.caption}{' '}
          <Link asChild>
            <RouterLink to={homePage.hero.project.href}>{homePage.hero.project.label}</RouterLink>
          </Link>
        </figcaption>
      </figure>
    </>
  )
}
