import { PageHead } from '../../sections/PageHead'
import { HomeHero } from './HomeHero'

/** The home page; it also answers at its second address, /pages. */
export default function HomePage() {
  return (
    <>
      <PageHead route="home" />
      <HomeHero />
    </>
  )
}
