import { Link as RouterLink } from 'react-router-dom'
import { workSheets } from '../content/collections/workSheets'
import { Link, Text } from '../design-system'
import estimate from '../images/drawings/sheet-estimate.svg'
import report from '../images/drawings/sheet-report.svg'

const drawings = { 'sheet-estimate': estimate, 'sheet-report': report }

/** The estimate and the weekly report that a client gets, side by side on sand like sheets on a table. */
export function WorkSheets() {
  return (
    <div data-surface="sand" className="@container rounded-medium p-3 sm:p-6 print:break-inside-avoid">
      <ul role="list" className="grid gap-6 sm:grid-cols-2">
        {workSheets.map(({ file, alt, caption, href, action }) => (
          <li key={file} className="flex min-w-0 flex-col gap-3 @band:flex-row @band:items-end @band:gap-6">
            <img
              src={drawings[file]}
              alt={alt}
              width="420"
              height="594"
              loading="lazy"
              className="h-auto w-full border border-line @band:w-2/3"
            />
            <div>
              <Text size="small" weight="bold">
                {caption}
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
