import { Picture } from '../../../src/design-system'
import front from '../../../src/images/db-32-front.webp?picture'
import { FactTable } from './FactTable'
import { Unstyled } from './Unstyled'

/** A picture of the site. */
export function PictureSample() {
  return (
    <Unstyled>
      <Picture
        picture={front}
        alt="Render of a model: a white two-storey house seen from the street."
        sizes="(min-width: 64rem) 60rem, 100vw"
        isPriority
      />
    </Unstyled>
  )
}

/** The files of that picture, of which a browser loads one. */
export function PictureSources() {
  const sources = Object.entries(front.sources).flatMap(([format, candidates]) =>
    candidates.split(', ').map((candidate) => {
      const [url = '', width = ''] = candidate.split(' ')
      return { format, url, width }
    }),
  )
  return (
    <FactTable
      caption="The files of the picture above"
      nameColumn="File"
      columns={['Format', 'Width']}
      rows={[
        ...sources.map(({ format, url, width }) => ({
          name: url,
          title: <FileLink url={url} />,
          facts: { Format: format, Width: width.replace(/w$/, ' px') },
        })),
        {
          name: 'fallback',
          title: <FileLink url={front.img.src} />,
          facts: { Format: 'fallback', Width: `${front.img.w} × ${front.img.h} px` },
        },
      ]}
    />
  )
}

function FileLink({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className="text-caption break-all text-accent underline">
      {url.split('/').at(-1)}
    </a>
  )
}
