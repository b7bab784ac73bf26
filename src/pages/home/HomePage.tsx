import { homePage } from '../../content/pages/home/home'
import { ExcellenceBanner } from '../../sections/ExcellenceBanner'
import { paths } from '../../paths'
import { DocumentHead } from '../../site/DocumentHead'
import { BlogTeaser } from './BlogTeaser'
import { Experience } from './Experience'
import { HomeContact } from './contact/HomeContact'
import { HomeHero } from './hero/HomeHero'
import { PartnerLogos } from './PartnerLogos'
import { ServicesTeaser } from './ServicesTeaser'
import { StatisticsBar } from './StatisticsBar'
import { Testimonials } from './Testimonials'

/** The home page, at `/` and at `/pages`. */
export default function HomePage() {
  return (
    <>
      <DocumentHead text={homePage.head} href={paths.home.href()} />
      <HomeHero />
      <PartnerLogos />
      <Experience />
      <ServicesTeaser />
      <ExcellenceBanner hasPicture />
      <Testimonials />
      <StatisticsBar />
      <BlogTeaser />
      <HomeContact />
    </>
  )
}
