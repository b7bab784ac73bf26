import type { PictureName } from '../../content/pictures'
import type { PostBlock, PostBody as Body } from '../../content/posts/posts'
import { Prose } from '../../design-system'
import { ContentPicture } from '../../sections/pictures/ContentPicture'
import { picture } from '../../images/pictures'
import { unbrokenText } from '../../lib/unbrokenText'
import { sectionId } from './sectionId'

/** The text of a post, with its headings, quotes, lists and pictures. */
export function PostBody({ body }: { body: Body }) {
  return (
    <Prose figures="wide">
      {body.map((block) => (
        <Block key={keyOf(block)} block={block} />
      ))}
    </Prose>
  )
}

/** A unique key: no two blocks of a post have the same text. */
function keyOf(block: PostBlock): string {
  if (block.kind === 'list') return block.items.join(' ')
  return block.kind === 'figure' ? block.picture : block.text
}

function Block({ block }: { block: PostBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{unbrokenText(block.text)}</p>
    case 'heading':
      return <h2 id={sectionId(block.text)}>{block.text}</h2>
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{unbrokenText(item)}</li>
          ))}
        </ul>
      )
    case 'quote':
      return (
        <blockquote>
          <p>{block.text}</p>
        </blockquote>
      )
    case 'figure':
      return (
        <figure>
          {isUpright(block.picture) ? (
            <div className="max-w-portrait">
              <ContentPicture name={block.picture} sizes={{ base: '92vw', sm: '26rem' }} />
            </div>
          ) : (
            <ContentPicture name={block.picture} ratio="landscape" sizes={{ base: '92vw', lg: '48rem' }} />
          )}
          <figcaption>{block.caption}</figcaption>
        </figure>
      )
  }
}

/** Whether the picture is higher than it is wide: such a view of an object isn't cropped. */
function isUpright(name: PictureName) {
  const { img } = picture(name).picture
  return img.h > img.w
}
