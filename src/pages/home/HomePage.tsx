import { homePage } from '../../content/pages/home/home'
import { sendHomeMessage } from '../../leads'
import { ExcellenceBanner } from '../../sections/ExcellenceBanner'
import { paths } from '../../paths'
import { DocumentHead } from '../../site/DocumentHead'
import { BlogTeaser } from './BlogTeaser'
import { Experience } from './Experience'
import { HomeContact } from './contact/HomeContact'
import { HomeHero } from './hero/HomeHero'
import type { MessageFormProps } from './contact/MessageForm'
import { PartnerLogos } from './PartnerLogos'
import { ServicesTeaser } from './ServicesTeaser'
import { StatisticsBar } from './StatisticsBar'
import { Testimonials } from './Testimonials'

export interface HomePageProps extends Partial<MessageFormProps> {}

/** The home page, at `/` and at `/pages`. */
export default function HomePage({ sendMessage = sendHomeMessage }: HomePageProps) {
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
      <HomeContact sendMessage={sendMessage} />
    </>
  )
}
