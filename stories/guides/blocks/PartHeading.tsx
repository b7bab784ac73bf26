import { HeaderMdx } from '@storybook/addon-docs/blocks'

/**
 * The heading of a part of a component's docs page, with an anchor. Its id is derived from its text alone; that
 * of Storybook's own heading changes each time it renders.
 */
export function PartHeading({ children }: { children: string }) {
  return (
    <HeaderMdx as="h2" id={children.toLowerCase().replaceAll(' ', '-')}>
      {children}
    </HeaderMdx>
  )
}
