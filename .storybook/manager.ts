import { addons } from 'storybook/manager-api'
import { bookTheme } from './theme'

addons.setConfig({ theme: bookTheme, sidebar: { showRoots: true } })
