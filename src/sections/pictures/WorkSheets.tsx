import { clsx } from 'clsx'
import { Link as RouterLink } from 'react-router-dom'
import { workSheets } from '../../content/workSheets'
import { Link, Text } from '../../design-system'
import { drawing } from '../../images/drawings'
import { ContentDrawing } from './ContentDrawing'

export interface WorkSheetsProps {
  /** Whether a wide window shows the first one only. @default false */
  isBrief?: boolean
}

/** The estimate and the weekly report that a client gets, on sand like sheets on a table; in a narrow window a row that scrolls. */
export function WorkSheets({ isBrief = false }: WorkSheetsProps) {
  return (
    <div
      data-surface="sand"
      className="flex flex-col justify-center rounded-medium p-4 sm:p-6 print:break-inside-avoid"
    >
      <div className="grid min-w-0 grid-cols-1">
        <ul
          role="list"
          className={clsx(
            // The padding leaves room for focus rings.
            '-m-2 flex snap-x scroll-px-2 gap-4 overflow-x-auto p-2 scrollbar-thin',
            'max-sm:-me-4 sm:gap-6 lg:justify-evenly print:overflow-visible',
          )}
        >
          {workSheets.map(({ sheet, href, action }, index) => (
            <li
              key={sheet}
              className={clsx(
                'w-4/5 max-w-paper shrink-0 snap-start sm:w-auto sm:min-w-0 sm:shrink sm:grow',
                'print:max-w-1/3',
                isBrief && (index > 0 ? 'lg:hidden' : 'lg:max-w-paper-large'),
              )}
            >
              <div className="mb-3 border border-line">
                <ContentDrawing name={sheet} fit="natural" />
              </div>
              <Text size="small" weight="bold">
                {drawing(sheet).caption}
              </Text>
              <Text size="small">
                <Link asChild isStandalone>
                  <RouterLink to={href}>{action}</RouterLink>
                </Link>
              </Text>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
