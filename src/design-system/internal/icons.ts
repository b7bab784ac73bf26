import * as brands from '@fortawesome/free-brands-svg-icons'
import * as solid from '@fortawesome/free-solid-svg-icons'

/** The outlines of the icons, by Font Awesome's names. */
export const icons = {
  'arrow-left': solid.faArrowLeft,
  'arrow-right': solid.faArrowRight,
  bars: solid.faBars,
  building: solid.faBuilding,
  'building-circle-check': solid.faBuildingCircleCheck,
  calculator: solid.faCalculator,
  check: solid.faCheck,
  'chevron-down': solid.faChevronDown,
  'chevron-up': solid.faChevronUp,
  'circle-check': solid.faCircleCheck,
  'circle-exclamation': solid.faCircleExclamation,
  'circle-info': solid.faCircleInfo,
  envelope: solid.faEnvelope,
  'face-smile': solid.faFaceSmile,
  facebook: brands.faFacebook,
  instagram: brands.faInstagram,
  linkedin: brands.faLinkedin,
  'location-dot': solid.faLocationDot,
  'magnifying-glass-minus': solid.faMagnifyingGlassMinus,
  'magnifying-glass-plus': solid.faMagnifyingGlassPlus,
  pause: solid.faPause,
  'pen-ruler': solid.faPenRuler,
  phone: solid.faPhone,
  play: solid.faPlay,
  'quote-left': solid.faQuoteLeft,
  'rotate-left': solid.faRotateLeft,
  tiktok: brands.faTiktok,
  'triangle-exclamation': solid.faTriangleExclamation,
  'trowel-bricks': solid.faTrowelBricks,
  'users-gear': solid.faUsersGear,
  whatsapp: brands.faWhatsapp,
  xmark: solid.faXmark,
  youtube: brands.faYoutube,
} satisfies Record<string, solid.IconDefinition>

export type IconName = keyof typeof icons

export const iconNames = Object.keys(icons) as IconName[]
