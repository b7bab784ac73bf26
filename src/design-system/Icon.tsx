import {
  faArrowLeft,
  faArrowRight,
  faBars,
  faCheck,
  faChevronDown,
  faChevronUp,
  faCircleCheck,
  faCircleExclamation,
  faCircleInfo,
  faCommentDots,
  faEnvelope,
  faLocationDot,
  faPhone,
  faRotateLeft,
  faTriangleExclamation,
  faXmark,
  type IconDefinition,
} from '@fortawesome/free-solid-svg-icons'
import { Glyph } from './internal/Glyph'

const icons = {
  'arrow-left': faArrowLeft,
  'arrow-right': faArrowRight,
  bars: faBars,
  check: faCheck,
  'chevron-down': faChevronDown,
  'chevron-up': faChevronUp,
  'circle-check': faCircleCheck,
  'circle-exclamation': faCircleExclamation,
  'circle-info': faCircleInfo,
  'comment-dots': faCommentDots,
  envelope: faEnvelope,
  'location-dot': faLocationDot,
  phone: faPhone,
  'rotate-left': faRotateLeft,
  'triangle-exclamation': faTriangleExclamation,
  xmark: faXmark,
} satisfies Record<string, IconDefinition>

/** The signs that the site uses, by Font Awesome's names. */
export type IconName = keyof typeof icons

/** Every sign's name, for what lists them all. */
export const iconNames = Object.keys(icons) as readonly IconName[]

type IconSize = 'small' | 'medium' | 'large'

export interface IconProps {
  /** Which sign. */
  name: IconName
  /** How large it is beside its text: a little smaller, as large, or half as large again. @default 'medium' */
  size?: IconSize
}

const sizes: Record<IconSize, string> = { small: '0.875em', medium: '1em', large: '1.5em' }

/**
 * Use beside the words that it repeats as a sign. For a button that shows nothing else use `IconButton`.
 *
 * - Hidden from screen readers: the words beside it say the same.
 * - Grows with the text around it, and has its colour.
 */
export function Icon({ name, size = 'medium' }: IconProps) {
  return <Glyph icon={icons[name]} size={sizes[size]} />
}
