import { Link as RouterLink } from 'react-router-dom'
import { workSheets } from '../../content/sections'
import { Link, Text } from '../../design-system'
import { drawing } from '../../images/drawings'
import { ContentDrawing } from './ContentDrawing'

/** The estimate and the weekly report that a client gets, side by side on sand like sheets on a table. */
export function WorkSheets() {
  return (
    <div data-surface="sand" className="@container rounded-medium p-3 sm:p-6 print:break-inside-avoid">
      <ul role="list" className="grid gap-6 sm:grid-cols-2">
        {workSheets.map(({ sheet, href, action }) => (
          <li key={sheet} className="flex min-w-0 flex-col gap-3 @band:flex-row @band:items-end @band:gap-6">
            <div className="border border-line @band:w-2/3 @band:shrink-0">
              <ContentDrawing name={sheet} fit="natural" />
            </div>
            <div>
              <Text size="small" weight="bold">
                {drawing(sheet).caption}
              </Text>
              <Text size="small">
                <Link asChild>
                  <RouterLink to={href}>{action}</RouterLink>
                </Link>
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
