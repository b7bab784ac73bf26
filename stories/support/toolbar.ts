import type { Preview } from '@storybook/react-vite'

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>

/** A setting with its options by value; the first is the initial one. The URL would keep a number as one. */
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
    own: 'Own surface',
    paper: 'Paper',
    white: 'White',
    sand: 'Sand',
    navy: 'Navy',
  }),
  window: setting('Width of the window', 'mobile', {
    all: 'Any width',
    '320px': '320 px',
    '390px': '390 px',
    '768px': '768 px',
    '1280px': '1280 px',
  }),
  textSize: setting('Text size', 'zoom', { p100: '100 %', p125: '125 %', p150: '150 %', p200: '200 %' }),
  direction: setting('Text direction', 'transfer', { ltr: 'LTR', rtl: 'RTL' }),
  language: setting('Language of components and of the estimator', 'globe', { en: 'English', ur: 'Urdu' }),
  motion: setting('Motion', 'play', { system: 'Motion', reduced: 'Reduced motion' }),
  forcedColors: setting('Colours; forced ones are an approximation', 'contrast', {
    off: 'Own colours',
    on: 'Forced colours',
  }),
  media: setting('Medium; print is an approximation', 'print', { screen: 'Screen', print: 'Print' }),
} satisfies NonNullable<Preview['globalTypes']>

export type Setting = keyof typeof globalTypes

export const initialGlobals = Object.fromEntries(
  Object.entries(globalTypes).map(([name, { toolbar }]) => [name, toolbar.items[0]?.value ?? '']),
)
