import { HeaderMdx } from '@storybook/addon-docs/blocks'

/**
 * The heading of a part of a component's docs page, with an anchor. Its id is that of its text alone; Storybook's own
 * heading gets another one each time it renders.
 */
export function PartHeading({ children }: { children: string }) {
  return (
    <HeaderMdx as="h2" id={children.toLowerCase().replaceAll(' ', '-')}>
      {children}
    </HeaderMdx>
  )
}
