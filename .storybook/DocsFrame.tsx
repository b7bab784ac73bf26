import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { applyVisitorSettings, type Globals } from '../stories/support/visitorSettings'

/** The message with the toolbar's settings, at the start and on each change. */
interface GlobalsMessage {
  readonly globals: Globals
  readonly userGlobals?: Globals
}

/** Applies the toolbar's settings to docs pages, too: guides show no story whose decorator could do it. */
export function DocsFrame({ context, children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context
  useEffect(() => {
    const applySettings = ({ globals, userGlobals = globals }: GlobalsMessage) =>
      applyVisitorSettings(userGlobals)
    const [latest]: GlobalsMessage[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
    if (latest) applySettings(latest)
    channel.on(GLOBALS_UPDATED, applySettings)
    return () => channel.off(GLOBALS_UPDATED, applySettings)
  }, [channel])
  return (
    <DocsContainer {...props} context={context}>
      <main>{children}</main>
    </DocsContainer>
  )
}
