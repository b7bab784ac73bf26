import { useLocation } from 'react-router-dom'
import { RootLayout } from './RootLayout'
import { pageAt } from './routePages'

export interface AppProps {
  /** Called when the first page is interactive or has failed; later calls are possible. */
  onReady?: () => void
}

/** The site: one layout around the page of the current URL. */
export function App({ onReady }: AppProps) {
  const { pathname } = useLocation()
  const { Page } = pageAt(pathname)
  return (
    <RootLayout onReady={onReady}>
      <Page path={pathname} />
    </RootLayout>
  )
}
