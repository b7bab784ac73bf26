import { Route, Routes } from 'react-router-dom'
import { paths, routeNames } from '../paths'
import { RootLayout } from './RootLayout'
import { pages } from './routePages'

export interface AppProps {
  /** Called once when the first page is interactive. */
  onReady?: () => void
}

/** The site: one layout around the page of the current URL. */
export function App({ onReady }: AppProps) {
  return (
    <Routes>
      <Route element={<RootLayout onReady={onReady} />}>
        {routeNames.map((name) => {
          const { Page } = pages[name]
          return <Route key={name} path={paths[name].pattern} caseSensitive element={<Page />} />
        })}
      </Route>
    </Routes>
  )
}
