import {
  faFacebook,
  faInstagram,
  faLinkedin,
  faTiktok,
  faWhatsapp,
  faYoutube,
} from '@fortawesome/free-brands-svg-icons'
import {
  faArrowLeft,
  faArrowRight,
  faBars,
  faBoxesStacked,
  faBuilding,
  faBuildingCircleCheck,
  faBullseye,
  faCalculator,
  faCheck,
  faChevronDown,
  faChevronUp,
  faCity,
  faCompassDrafting,
  faDiagramProject,
  faEnvelope,
  faEye,
  faFaceSmile,
  faFlag,
  faHandshake,
  faHelmetSafety,
  faHouse,
  faKey,
  faListCheck,
  faLocationDot,
  faPause,
  faPenRuler,
  faPhone,
  faPlay,
  faQuoteLeft,
  faRotateLeft,
  faScrewdriverWrench,
  faSnowplow,
  faTree,
  faTrowelBricks,
  faUsersGear,
  faXmark,
  type IconDefinition,
} from '@fortawesome/free-solid-svg-icons'
import { Glyph, type GlyphManagedProps } from './internal/Glyph'
import type { NativeProps } from './internal/NativeProps'

const icons = {
  'arrow-left': faArrowLeft,
  'arrow-right': faArrowRight,
  bars: faBars,
  'boxes-stacked': faBoxesStacked,
  building: faBuilding,
  'building-circle-check': faBuildingCircleCheck,
  bullseye: faBullseye,
  calculator: faCalculator,
  check: faCheck,
  'chevron-down': faChevronDown,
  'chevron-up': faChevronUp,
  city: faCity,
  'compass-drafting': faCompassDrafting,
  'diagram-project': faDiagramProject,
  envelope: faEnvelope,
  eye: faEye,
  'face-smile': faFaceSmile,
  facebook: faFacebook,
  flag: faFlag,
  handshake: faHandshake,
  'helmet-safety': faHelmetSafety,
  house: faHouse,
  instagram: faInstagram,
  key: faKey,
  linkedin: faLinkedin,
  'list-check': faListCheck,
  'location-dot': faLocationDot,
  pause: faPause,
  'pen-ruler': faPenRuler,
  phone: faPhone,
  play: faPlay,
  'quote-left': faQuoteLeft,
  'rotate-left': faRotateLeft,
  'screwdriver-wrench': faScrewdriverWrench,
  snowplow: faSnowplow,
  tiktok: faTiktok,
  tree: faTree,
  'trowel-bricks': faTrowelBricks,
  'users-gear': faUsersGear,
  whatsapp: faWhatsapp,
  xmark: faXmark,
  youtube: faYoutube,
} satisfies Record<string, IconDefinition>

/** The icons of the site, with Font Awesome's names. */
export type IconName = keyof typeof icons

/** The names of all icons. */
export const iconNames = Object.keys(icons) as readonly IconName[]

/** The icons to mirror in right-to-left text. */
const directional: ReadonlySet<IconName> = new Set(['arrow-left', 'arrow-right'])

type IconSize = 'medium' | 'large'

interface IconOwnProps {
  /** The icon to render. */
  name: IconName
  /** Its size: that of the text, or 1.5 times that. @default 'medium' */
  size?: IconSize
}

export type IconProps = IconOwnProps & NativeProps<'svg', IconOwnProps, GlyphManagedProps>

const sizes: Record<IconSize, string> = { medium: '1em', large: '1.5em' }

/**
 * Use next to text that says the same. For a button without text, use `IconButton`.
 *
 * - Hidden from screen readers.
 * - Inherits the size and colour of the surrounding text.
 * - Horizontal arrows are mirrored in right-to-left text.
 */
export function Icon({ name, size = 'medium', ...props }: IconProps) {
  return <Glyph {...props} icon={icons[name]} size={sizes[size]} isDirectional={directional.has(name)} />
}
