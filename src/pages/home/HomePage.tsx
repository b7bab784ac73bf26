import { useLocation } from 'react-router-dom'
import { PageHead } from '../../sections/PageHead'
import { paths } from '../../paths'
import { HomeHero } from './HomeHero'

/** The home page; it also answers at its second address, /pages. */
export default function HomePage() {
  const { pathname } = useLocation()
  return (
    <>
      <PageHead route={pathname === paths.homeAlias.href() ? 'homeAlias' : 'home'} />
      <HomeHero />
    </>
  )
}
