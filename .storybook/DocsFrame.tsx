import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { applyVisitorSettings } from '../stories/support/visitorSettings'
import { toolbarSettings } from '../stories/support/framedStories'

/** Applies the toolbar's settings to docs pages, too: guides show no story whose decorator could do it. */
export function DocsFrame({ context, children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context
  useEffect(() => {
    // The messages of frames arrive here, too, with settings of their own.
    const applySettings = () => applyVisitorSettings(toolbarSettings())
    applySettings()
    for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.on(event, applySettings)
    return () => {
      for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.off(event, applySettings)
    }
  }, [channel])
  return (
    <DocsContainer {...props} context={context}>
      <main>{children}</main>
    </DocsContainer>
  )
}
