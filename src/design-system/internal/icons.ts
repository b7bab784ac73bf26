import * as brands from '@fortawesome/free-brands-svg-icons'
import * as solid from '@fortawesome/free-solid-svg-icons'

/** The outlines of the icons, by Font Awesome's names. */
export const icons = {
  'arrow-left': solid.faArrowLeft,
  'arrow-right': solid.faArrowRight,
  bars: solid.faBars,
  'boxes-stacked': solid.faBoxesStacked,
  building: solid.faBuilding,
  bullseye: solid.faBullseye,
  check: solid.faCheck,
  'chevron-down': solid.faChevronDown,
  'chevron-up': solid.faChevronUp,
  'circle-check': solid.faCircleCheck,
  'circle-exclamation': solid.faCircleExclamation,
  'circle-info': solid.faCircleInfo,
  city: solid.faCity,
  'compass-drafting': solid.faCompassDrafting,
  'diagram-project': solid.faDiagramProject,
  envelope: solid.faEnvelope,
  eye: solid.faEye,
  facebook: brands.faFacebook,
  flag: solid.faFlag,
  handshake: solid.faHandshake,
  'helmet-safety': solid.faHelmetSafety,
  house: solid.faHouse,
  instagram: brands.faInstagram,
  key: solid.faKey,
  linkedin: brands.faLinkedin,
  'list-check': solid.faListCheck,
  'location-dot': solid.faLocationDot,
  'magnifying-glass-minus': solid.faMagnifyingGlassMinus,
  'magnifying-glass-plus': solid.faMagnifyingGlassPlus,
  pause: solid.faPause,
  phone: solid.faPhone,
  play: solid.faPlay,
  'quote-left': solid.faQuoteLeft,
  'rotate-left': solid.faRotateLeft,
  'screwdriver-wrench': solid.faScrewdriverWrench,
  snowplow: solid.faSnowplow,
  tiktok: brands.faTiktok,
  tree: solid.faTree,
  'triangle-exclamation': solid.faTriangleExclamation,
  whatsapp: brands.faWhatsapp,
  xmark: solid.faXmark,
  youtube: brands.faYoutube,
} satisfies Record<string, solid.IconDefinition>

export type IconName = keyof typeof icons

export const iconNames = Object.keys(icons) as IconName[]
