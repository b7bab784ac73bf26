import { company } from '../../content/company'
import { homePage } from '../../content/pages/home/home'
import { pictures, type PicturePosition } from '../../content/pictures'
import { sitePages } from '../sitePages'

/** The content of the picture that messengers and social networks show for a link to a page. */
export interface ShareCard {
  /** The canonical path of the page. */
  readonly href: string
  /** The line above the title. */
  readonly eyebrow: string
  readonly title: string
  readonly firm: string
  /** The line at the bottom. */
  readonly note: string
  /** The picture: its file name in src/images/masters without extension, and what to keep when it is cropped. @default a drawing */
  readonly photo: { readonly name: string; readonly position: PicturePosition } | undefined
  readonly alt: string
}

const drawingAlt = 'Drawing of a section through a house with a basement and two floors.'

/** The cards of all pages, which `scripts/shareImages.ts` renders. */
export function shareCards(): ShareCard[] {
  return sitePages.map(({ route, href, text, parents, picture }) => {
    const title = route === 'home' ? homePage.hero.title : text.title
    return {
      href,
      eyebrow: parents.at(-1)?.text.label ?? company.trade,
      title,
      firm: company.name,
      note: new URL(company.origin).host.replace(/^www\./, ''),
      photo: picture && { name: picture, position: pictures[picture].position ?? 'center' },
      alt: `${title}. ${picture ? pictures[picture].alt : drawingAlt}`,
    }
  })
}
