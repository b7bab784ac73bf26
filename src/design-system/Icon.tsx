import {
  faArrowLeft,
  faArrowRight,
  faRotateLeft,
  type IconDefinition,
} from '@fortawesome/free-solid-svg-icons'
import { Glyph } from './internal/Glyph'

const icons = {
  'arrow-left': faArrowLeft,
  'arrow-right': faArrowRight,
  'rotate-left': faRotateLeft,
} satisfies Record<string, IconDefinition>

/** The icons that the site uses. */
export type IconName = keyof typeof icons

export interface IconProps {
  /** Which sign. */
  name: IconName
}

/**
 * Use beside a word that it repeats as a sign. For a sign that stands alone name its control instead.
 *
 * - Hidden from screen readers: the word beside it says the same.
 * - As large as the text around it, and in its colour.
 */
export function Icon({ name }: IconProps) {
  return <Glyph icon={icons[name]} />
}
