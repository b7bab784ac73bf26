import { Heading } from './Heading'
import { Icon } from './Icon'
import type { IconName } from './internal/icons'
import type { InnerHeadingLevel } from './internal/InnerHeadingLevel'
import type { NativeProps } from './internal/NativeProps'

type IconTextLayout = 'beside' | 'above'

interface IconTextOwnProps {
  /** The icon next to the text. */
  icon: IconName
  /** The heading. */
  title: string
  /** The heading level. @default 3 */
  headingLevel?: InnerHeadingLevel
  /** The position of the icon relative to the text. @default 'beside' */
  layout?: IconTextLayout
}

export type IconTextProps = IconTextOwnProps & NativeProps<'div', IconTextOwnProps, 'title'>

const boxes: Record<IconTextLayout, string> = {
  beside: 'flex min-w-0 gap-5',
  above: 'flex min-w-0 flex-col gap-3',
}

const icons: Record<IconTextLayout, string> = {
  beside: 'flex h-[1lh] shrink-0 items-center',
  above: '',
}

const textBoxes: Record<IconTextLayout, string> = {
  beside: 'min-w-0',
  above: 'contents',
}

/**
 * Use for one of several points that each have an icon, a heading and text. For one that links to a page, use
 * `LinkCard`.
 *
 * - The icon is hidden from screen readers; the heading conveys its meaning.
 */
export function IconText({
  icon,
  title,
  headingLevel = 3,
  layout = 'beside',
  children,
  ...props
}: IconTextProps) {
  return (
    <div {...props} className={boxes[layout]}>
      <span className={`text-heading text-accent-strong ${icons[layout]}`}>
        <Icon name={icon} />
      </span>
      <div className={textBoxes[layout]}>
        <Heading level={headingLevel} size={layout === 'above' ? 'card' : 'subheading'}>
          {title}
        </Heading>
        {children}
      </div>
    </div>
  )
}
