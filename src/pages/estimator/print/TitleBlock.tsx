import { clsx } from 'clsx'
import { company } from '../../../content/company'
import { Heading } from '../../../design-system'
import { LogoMark } from '../../../sections/pictures/LogoMark'
import { useEstimatorTexts } from '../language/EstimatorLanguage'

/** An entry of the title block; without a value, it has a line to write on. */
export interface TitleBlockField {
  readonly term: string
  readonly value: string
  readonly isWide: boolean
}

const firm = 'grid grid-cols-10 border-t-2 border-ink text-caption'
const firmCells =
  '*:border-ink *:px-3 *:py-2 small-paper:*:py-0.5 *:not-first:col-span-3 *:not-first:border-s'
// The outermost borders are clipped, because the frame takes their place.
const entry =
  '-me-px -mb-px min-w-0 border-e border-b border-ink px-3 py-1.5 small-paper:py-0.5 wrap-anywhere'

/** The firm, and what the sheet is about. */
export function TitleBlock({ title, fields }: { title: string; fields: readonly TitleBlockField[] }) {
  const { printedEstimate: texts } = useEstimatorTexts()
  return (
    <>
      <div className={`${firm} ${firmCells}`}>
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
          {[...company.phones, company.email].map((address) => (
            <li key={address}>
              <bdi>{address}</bdi>
            </li>
          ))}
        </ul>
        <div className="flex min-w-0 flex-col justify-center">
          <Heading level={2} size="subheading">
            {title}
          </Heading>
          <p>{texts.status}</p>
        </div>
      </div>
      <dl className="grid grid-cols-4 print:landscape:grid-cols-8 overflow-clip border-t border-ink">
        {fields.map(({ term, value, isWide }) => (
          <div key={term} className={clsx(entry, isWide && 'col-span-2')}>
            <dt className="text-caption text-muted">
              <bdi>{term}</bdi>
            </dt>
            <dd
              className={clsx(
                'min-h-6 small-paper:min-h-0 text-small font-medium tabular-nums',
                !value && 'mb-1.5 border-b border-ink',
              )}
            >
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
