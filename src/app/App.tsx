import { Route, Routes, useLocation } from 'react-router-dom'
import { paths, routeNames } from '../paths'
import { RootLayout, type RootLayoutProps } from './RootLayout'
import { pages } from './routes'

/** The site: one layout around the page of the current URL. */
export function App(props: Pick<RootLayoutProps, 'onReady'>) {
  const { pathname } = useLocation()
  return (
    <RootLayout {...props}>
      <Routes>
        {routeNames.map((name) => {
          const { Page } = pages[name]
          return (
            <Route
              key={name}
              path={paths[name].pattern}
              caseSensitive
              // A page starts anew for each entry of a collection.
              element={<Page key={pathname} />}
            />
          )
        })}
      </Routes>
    </RootLayout>
  )
}
