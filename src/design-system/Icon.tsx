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
import { Glyph, type GlyphDecided } from './internal/Glyph'
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

/** The signs that the site uses, by Font Awesome's names. */
export type IconName = keyof typeof icons

/** Every sign's name, for what lists them all. */
export const iconNames = Object.keys(icons) as readonly IconName[]

/** What points along the line of reading, and so the other way where one reads right to left. */
const directional: ReadonlySet<IconName> = new Set(['arrow-left', 'arrow-right'])

type IconSize = 'medium' | 'large'

interface IconOwnProps {
  /** Which sign. */
  name: IconName
  /** How large it is beside its text: as large, or half as large again. @default 'medium' */
  size?: IconSize
}

export type IconProps = IconOwnProps & NativeProps<'svg', IconOwnProps, GlyphDecided>

const sizes: Record<IconSize, string> = { medium: '1em', large: '1.5em' }

/**
 * Use beside the words that it repeats as a sign. For a button that shows nothing else use `IconButton`.
 *
 * - Hidden from screen readers: the words beside it say the same.
 * - Grows with the text around it, and has its colour.
 * - Arrows to the side are mirrored where one reads right to left.
 */
export function Icon({ name, size = 'medium', ...props }: IconProps) {
  return <Glyph {...props} icon={icons[name]} size={sizes[size]} isDirectional={directional.has(name)} />
}
