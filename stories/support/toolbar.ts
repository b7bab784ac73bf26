import type { Preview } from '@storybook/react-vite'

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>

/** A setting with its options by value; the first is the initial one. */
function setting(
  description: string,
  icon: NonNullable<Toolbar['icon']>,
  options: Readonly<Record<string, string>>,
) {
  const items = Object.entries(options).map(([value, title]) => ({ value, title }))
  return { description, toolbar: { icon, dynamicTitle: true, items } }
}

/**
 * The settings of the toolbar for stories, docs pages and guides, which the URL keeps. visitorSettings.ts applies
 * them; .storybook/manager.ts applies `window`.
 */
export const globalTypes = {
  surface: setting('Surface', 'paintbrush', {
    own: 'Surface: its own',
    paper: 'Surface: paper',
    white: 'Surface: white',
    sand: 'Surface: sand',
    navy: 'Surface: navy',
  }),
  window: setting('Width of the window', 'mobile', {
    all: 'Window: all there is',
    '320px': 'Window: 320 px',
    '390px': 'Window: 390 px',
    '768px': 'Window: 768 px',
    '1280px': 'Window: 1280 px',
  }),
  textSize: setting('Text size', 'zoom', {
    '100': 'Text: 100 %',
    '125': 'Text: 125 %',
    '150': 'Text: 150 %',
    '200': 'Text: 200 %',
  }),
  direction: setting('Text direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  language: setting('Language of what components and the estimator say', 'globe', {
    en: 'English',
    ur: 'Urdu',
  }),
  motion: setting('Motion', 'play', { system: 'Motion: system setting', reduced: 'Motion: reduced' }),
  forcedColors: setting('Forced colours, an approximation', 'contrast', {
    off: 'Forced colours: off',
    on: 'Forced colours: on',
  }),
  media: setting('Print, an approximation', 'print', { screen: 'On a screen', print: 'Printed' }),
} satisfies NonNullable<Preview['globalTypes']>

export type Setting = keyof typeof globalTypes

export const initialGlobals = Object.fromEntries(
  Object.entries(globalTypes).map(([name, { toolbar }]) => [name, toolbar.items[0]?.value ?? '']),
)
