import type { Preview } from '@storybook/react-vite'

/** The toolbar's settings for stories and docs pages, applied by .storybook/visitorSettings.ts. */
export const globalTypes = {
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Motion: system setting', icon: 'play' },
        { value: 'reduced', title: 'Motion: reduced', icon: 'stop' },
      ],
    },
  },
  forcedColors: {
    description: 'Forced colours, an approximation by style rules',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'off', title: 'Forced colours: off', icon: 'circlehollow' },
        { value: 'on', title: 'Forced colours: on (approximation)', icon: 'circle' },
      ],
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      icon: 'zoom',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Text: 100 %' },
        { value: 'double', title: 'Text: 200 %' },
      ],
    },
  },
  direction: {
    description: 'Text direction',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'LTR', right: 'left to right' },
        { value: 'rtl', title: 'RTL', right: 'right to left' },
      ],
    },
  },
} satisfies NonNullable<Preview['globalTypes']>

export const initialGlobals = { motion: 'system', forcedColors: 'off', textSize: 'normal', direction: 'ltr' }
