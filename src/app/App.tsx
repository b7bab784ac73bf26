import { Route, Routes } from 'react-router-dom'
import { paths, routeNames } from '../paths'
import { RootLayout } from './RootLayout'
import { screens } from './routes'

export interface AppProps {
  /** Called once when the first page has been rendered or hydrated and listens to its visitor. */
  onReady?: () => void
}

/** The site: one layout round the page that the address names. */
export function App({ onReady }: AppProps) {
  return (
    <Routes>
      <Route element={<RootLayout onReady={onReady} />}>
        {routeNames.map((name) => {
          const { Page } = screens[name]
          return <Route key={name} path={paths[name].pattern} caseSensitive element={<Page />} />
        })}
      </Route>
    </Routes>
  )
}
