import { Text } from '../../../src/design-system'
import { downloads } from '../../support/downloads'
import { DownloadLink } from './DownloadLink'
import { Unstyled } from './Unstyled'

const marks = [
  { file: 'logo-mark.svg', ground: 'paper', use: 'On light grounds' },
  { file: 'logo-mark-on-dark.svg', ground: 'navy', use: 'On dark grounds' },
] as const

/** The logo mark for light and for dark grounds. */
export function LogoMarks() {
  return (
    <Unstyled>
      <ul className="grid gap-4 sm:grid-cols-2">
        {marks.map(({ file, ground, use }) => (
          <li
            key={file}
            data-ground={ground}
            className="flex flex-col items-start gap-3 rounded-medium border border-line p-6"
          >
            <img src={`./${downloads.marks[file]}`} alt="" width={96} height={96} />
            <Text as="span" size="small">
              {use}
            </Text>
            <Text as="span" size="small">
              <DownloadLink to={downloads.marks[file]}>{file}</DownloadLink>
            </Text>
          </li>
        ))}
      </ul>
    </Unstyled>
  )
}
