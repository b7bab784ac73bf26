import type { ReactNode } from 'react'
import { company } from '../../content/company'
import { Heading } from '../../design-system'
import { LogoMark } from '../../sections/LogoMark'
import { useEstimatorLanguage } from './EstimatorLanguage'

/** A field of the title block. */
interface DrawingSheetField {
  readonly term: string
  /** If it is empty, a line is left to write on. */
  readonly value: string
  /** Whether it is twice as wide as the others. @default false */
  readonly isWide?: boolean
}

export interface DrawingSheetProps {
  title: string
  /** The status of the drawing, such as "Tentative". */
  status: string
  /** With unique terms. */
  fields: readonly DrawingSheetField[]
  children: ReactNode
}

/**
 * A page laid out as an architect's drawing sheet, with a frame as high as the page and a title block at its foot.
 * Nothing else on the page is printed with it.
 */
export function DrawingSheet({ title, status, fields, children }: DrawingSheetProps) {
  return (
    <section
      {...useEstimatorLanguage().attributes}
      aria-label={title}
      data-printed="alone"
      data-ground="white"
      className="flex min-w-0 flex-col border-4 border-double border-ink print:min-h-sheet"
    >
      <div className="min-w-0 grow p-4">{children}</div>
      <div className="grid grid-cols-10 border-t-2 border-ink text-caption *:border-ink *:px-3 *:py-2 *:not-first:col-span-3 *:not-first:border-s">
        <div lang="en" className="col-span-4 flex min-w-0 items-center gap-3 wrap-anywhere">
          <LogoMark size={40} />
          <div>
            <p className="text-body font-bold">
              <bdi>{company.name}</bdi>
            </p>
            <p>
              <bdi>{company.trade}</bdi>
            </p>
          </div>
        </div>
        <ul role="list" className="min-w-0 wrap-anywhere">
          {[...company.phones, company.email].map((contact) => (
            <li key={contact}>
              {/* Keeps a phone number in order in right-to-left pages. */}
              <bdi>{contact}</bdi>
            </li>
          ))}
        </ul>
        <div className="flex min-w-0 flex-col justify-center">
          <Heading level={2} size="subheading">
            {title}
          </Heading>
          <p>{status}</p>
        </div>
      </div>
      <dl className="grid grid-cols-4 overflow-clip border-t border-ink">
        {fields.map(({ term, value, isWide = false }) => (
          // The outermost borders are clipped, because the frame takes their place.
          <div
            key={term}
            className={`-me-px -mb-px min-w-0 border-e border-b border-ink px-3 py-1.5 wrap-anywhere ${isWide ? 'col-span-2' : ''}`}
          >
            <dt className="text-caption text-muted">
              <bdi>{term}</bdi>
            </dt>
            <dd
              className={`min-h-6 text-small font-medium tabular-nums ${value ? '' : 'mb-1.5 border-b border-ink'}`}
            >
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
