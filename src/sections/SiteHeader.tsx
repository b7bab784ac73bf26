import { Link as RouterLink, useMatch } from 'react-router-dom'
import { company } from '../content'
import { Button, Container, Inline } from '../design-system'
import logoMark from '../images/logo-mark.svg'
import { paths } from '../paths'

/** The top of every page: the firm's name, which leads home, and the way to the estimator. */
export function SiteHeader() {
  const isOnEstimator = useMatch(paths.estimator.pattern) !== null
  return (
    <header className="border-b border-line bg-paper print:hidden">
      <Container>
        <nav aria-label="Main" className="flex flex-wrap items-center justify-between gap-4 py-3">
          <RouterLink to={paths.home.href()} className="flex items-center gap-3 py-1 text-ink">
            <img src={logoMark} alt="" width="40" height="40" />
            <span className="grid">
              <span className="text-subheading font-bold">{company.name}</span>
              <span className="hidden text-caption text-muted sm:block">{company.trade}</span>
            </span>
          </RouterLink>
          <Inline space="small">
            <Button asChild variant={isOnEstimator ? 'secondary' : 'primary'}>
              <RouterLink to={paths.estimator.href()} aria-current={isOnEstimator ? 'page' : undefined}>
                Get your Construction Estimate
              </RouterLink>
            </Button>
          </Inline>
        </nav>
      </Container>
    </header>
  )
}
