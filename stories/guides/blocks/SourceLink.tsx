import { Link } from '../../../src/design-system'
import { downloads } from '../../support/downloads'

/** A link to the source of a file of the design system, as text. */
export function SourceLink({ file }: { file: string }) {
  return (
    <Link href={`./${downloads.source(file)}`} target="_parent">
      {file}
    </Link>
  )
}
