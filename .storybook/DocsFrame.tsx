import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { applyVisitorSettings, type Globals } from './visitorSettings'

/** What the channel tells of the toolbar: at the start, and at each change. */
interface GlobalsMessage {
  readonly globals: Globals
  readonly userGlobals?: Globals
}

/** Storybook's docs page that obeys the toolbar too: a guide shows no story whose decorator could do it. */
export function DocsFrame({ context, children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context
  useEffect(() => {
    const obey = ({ globals, userGlobals = globals }: GlobalsMessage) => applyVisitorSettings(userGlobals)
    const [latest]: GlobalsMessage[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
    if (latest) obey(latest)
    channel.on(GLOBALS_UPDATED, obey)
    return () => channel.off(GLOBALS_UPDATED, obey)
  }, [channel])
  return (
    <DocsContainer {...props} context={context}>
      <main>{children}</main>
    </DocsContainer>
  )
}
