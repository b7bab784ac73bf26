import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { storybookTheme } from './theme'

addons.setConfig({
  theme: storybookTheme,
  sidebar: { showRoots: true },
  // `window` sets the width of docs pages, too.
  toolbar: { 'storybook/viewport/tool': { hidden: true } },
})

/** Sets the width of the frame of stories and docs pages to that of the toolbar's setting. */
function setWidth({ globals: { window: width } }: { globals: Record<string, unknown> }) {
  document.documentElement.style.setProperty('--window', width === 'all' ? null : String(width))
}

addons.register('window', ({ on }) => {
  on(SET_GLOBALS, setWidth)
  on(GLOBALS_UPDATED, setWidth)
})
