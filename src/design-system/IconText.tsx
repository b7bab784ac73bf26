import { Heading } from './Heading'
import { Icon, type IconName } from './Icon'
import type { InnerHeadingLevel } from './internal/InnerHeadingLevel'
import type { NativeProps } from './internal/NativeProps'

type IconTextLayout = 'beside' | 'above'

interface IconTextOwnProps {
  /** What stands for it. */
  icon: IconName
  /** Its heading. */
  title: string
  /** The heading's place in the page's outline. @default 3 */
  headingLevel?: InnerHeadingLevel
  /** Where the icon stands. @default 'beside' */
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

const words: Record<IconTextLayout, string> = {
  beside: 'min-w-0',
  above: 'contents',
}

/**
 * Use for one of a few points that each have an icon, a heading and a text. For one that leads to a page use
 * `LinkCard`.
 *
 * - The icon is hidden from screen readers: the heading says what it is about.
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
      <div className={words[layout]}>
        <Heading level={headingLevel} size="subheading">
          {title}
        </Heading>
        {children}
      </div>
    </div>
  )
}
