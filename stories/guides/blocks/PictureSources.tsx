import { Picture } from '../../../src/design-system'
import front from '../../../src/images/db-32-front.webp?picture'
import { FactTable } from './FactTable'
import { Plain } from './Plain'

/** A picture of the site, and what its import gave. */
export function PictureSample() {
  return (
    <Plain>
      <Picture
        picture={front}
        alt="Render of a model: a white two-storey house seen from the street."
        sizes="(min-width: 64rem) 60rem, 100vw"
        isPriority
      />
    </Plain>
  )
}

/** The files behind that picture: a browser takes one of them. */
export function PictureSources() {
  const sources = Object.entries(front.sources).flatMap(([format, candidates]) =>
    candidates.split(', ').map((candidate) => {
      const [address = '', width = ''] = candidate.split(' ')
      return { format, address, width }
    }),
  )
  return (
    <FactTable
      caption="The files of the picture above"
      nameColumn="File"
      columns={['Format', 'Width']}
      rows={[
        ...sources.map(({ format, address, width }) => ({
          name: address,
          title: <FileLink address={address} />,
          facts: { Format: format, Width: width.replace(/w$/, ' px') },
        })),
        {
          name: 'fallback',
          title: <FileLink address={front.img.src} />,
          facts: { Format: 'fallback', Width: `${front.img.w} × ${front.img.h} px` },
        },
      ]}
    />
  )
}

function FileLink({ address }: { address: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className="text-caption break-all text-accent underline"
    >
      {address.split('/').at(-1)}
    </a>
  )
}
