import * as brands from '@fortawesome/free-brands-svg-icons'
import * as solid from '@fortawesome/free-solid-svg-icons'
import { keysOf } from '../lib/keysOf'

/** The outlines of the icons, by Font Awesome's names. */
export const icons = {
  'arrow-left': solid.faArrowLeft,
  'arrow-right': solid.faArrowRight,
  bars: solid.faBars,
  building: solid.faBuilding,
  check: solid.faCheck,
  'chevron-down': solid.faChevronDown,
  'chevron-up': solid.faChevronUp,
  'circle-check': solid.faCircleCheck,
  'circle-exclamation': solid.faCircleExclamation,
  'circle-info': solid.faCircleInfo,
  envelope: solid.faEnvelope,
  facebook: brands.faFacebook,
  instagram: brands.faInstagram,
  linkedin: brands.faLinkedin,
  'location-dot': solid.faLocationDot,
  'magnifying-glass-minus': solid.faMagnifyingGlassMinus,
  'magnifying-glass-plus': solid.faMagnifyingGlassPlus,
  pause: solid.faPause,
  phone: solid.faPhone,
  play: solid.faPlay,
  'quote-left': solid.faQuoteLeft,
  'rotate-left': solid.faRotateLeft,
  tiktok: brands.faTiktok,
  'triangle-exclamation': solid.faTriangleExclamation,
  whatsapp: brands.faWhatsapp,
  xmark: solid.faXmark,
  youtube: brands.faYoutube,
} satisfies Record<string, solid.IconDefinition>

export type IconName = keyof typeof icons

export const iconNames = keysOf(icons)
