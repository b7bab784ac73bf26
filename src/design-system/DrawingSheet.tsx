import type { ReactNode } from 'react'
import { Heading } from './Heading'
import type { InnerHeadingLevel } from './internal/InnerHeadingLevel'
import type { NativeProps } from './internal/NativeProps'

/** A field of the title block. */
export interface DrawingSheetField {
  readonly term: string
  /** If it is empty, a line is left to write on. */
  readonly value: string
  /** Whether it is twice as wide as the others. @default false */
  readonly isWide?: boolean
}

interface DrawingSheetOwnProps {
  /** What the sheet shows, in the title block; its accessible name. */
  title: string
  /** The heading level of the title. @default 2 */
  headingLevel?: InnerHeadingLevel
  /** The status of the drawing, such as "Tentative", below the title. @default none */
  status?: string
  /** The firm: its logo mark, which is decorative, its name with a line about it, and its contact details. */
  issuer: {
    readonly mark: ReactNode
    readonly name: ReactNode
    readonly text: ReactNode
    readonly contacts: readonly string[]
  }
  /** The fields of the title block, with unique terms. */
  fields: readonly DrawingSheetField[]
}

export type DrawingSheetProps = DrawingSheetOwnProps &
  NativeProps<'section', DrawingSheetOwnProps, 'aria-label' | 'aria-labelledby'>

/**
 * Use for a result to print or to save as a PDF: a page laid out as an architect's drawing sheet, with a frame and a
 * title block at its foot. For a box on the screen, use `Card`.
 *
 * - A region named by its title, which is a heading; the fields are a native description list.
 * - Nothing else on the page is printed with it, and the frame is as high as the page. With what the estimator prints,
 *   it fits one page of A4 or Letter.
 * - An empty field has a line to write on.
 */
export function DrawingSheet({
  title,
  headingLevel = 2,
  status,
  issuer,
  fields,
  children,
  ...props
}: DrawingSheetProps) {
  return (
    <section
      aria-label={title}
      {...props}
      data-printed="alone"
      data-ground="white"
      className="flex min-w-0 flex-col border-4 border-double border-ink print:sheet-height"
    >
      <div className="min-w-0 grow p-4 sm:p-6 print:p-4">{children}</div>
      <div className="grid border-t-2 border-ink text-caption sm:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,3fr)] print:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,3fr)]">
        <div className="flex min-w-0 items-center gap-3 px-3 py-2">
          <span className="w-10 shrink-0">{issuer.mark}</span>
          <div className="min-w-0 wrap-anywhere">
            <p className="text-body font-bold">{issuer.name}</p>
            <p>{issuer.text}</p>
          </div>
        </div>
        <ul role="list" className="min-w-0 border-ink px-3 py-2 wrap-anywhere sm:border-s print:border-s">
          {issuer.contacts.map((contact) => (
            <li key={contact}>
              {/* Keeps a phone number in order in right-to-left pages. */}
              <bdi>{contact}</bdi>
            </li>
          ))}
        </ul>
        <div className="flex min-w-0 flex-col justify-center border-ink px-3 py-2 sm:border-s print:border-s">
          <Heading level={headingLevel} size="subheading">
            {title}
          </Heading>
          {status && <p>{status}</p>}
        </div>
      </div>
      <dl className="grid grid-cols-2 overflow-clip border-t border-ink sm:grid-cols-4 print:grid-cols-4">
        {fields.map(({ term, value, isWide = false }) => (
          // The outermost borders are clipped, because the frame takes their place.
          <div
            key={term}
            className={`-me-px -mb-px min-w-0 border-e border-b border-ink px-3 py-1.5 ${isWide ? 'col-span-2' : ''}`}
          >
            <dt className="text-caption text-muted wrap-anywhere">
              <bdi>{term}</bdi>
            </dt>
            <dd
              data-state={value === '' ? 'empty' : 'filled'}
              className="min-h-6 border-ink text-small font-medium wrap-anywhere tabular-nums data-[state=empty]:mb-1.5 data-[state=empty]:border-b"
            >
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
