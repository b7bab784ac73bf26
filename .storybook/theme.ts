import { create } from 'storybook/theming'
import tailwind, { palette } from '../tailwind.config'
import { company } from '../src/content/company'

const { fontFamily } = tailwind.theme

/** Storybook's sidebar, toolbar, panels and docs pages in the site's colours and font. */
export const storybookTheme = create({
  base: 'light',
  brandTitle: `<img src="./favicon.svg" alt="" width="28" height="28" /> <span>${company.name}</span>`,
  brandUrl: './?path=/docs/guides-start-here--docs',
  brandTarget: '_self',
  fontBase: fontFamily.sans.join(', '),
  fontCode: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
  colorPrimary: palette.navy,
  colorSecondary: palette.navy,
  appBg: palette.sand,
  appContentBg: palette.paper,
  appPreviewBg: palette.paper,
  appHoverBg: palette.stone,
  appBorderColor: palette.stone,
  appBorderRadius: 4,
  textColor: palette.charcoal,
  textInverseColor: palette.white,
  textMutedColor: palette.slate,
  barBg: palette.paper,
  barTextColor: palette.slate,
  barHoverColor: palette.clay,
  barSelectedColor: palette.clay,
  buttonBg: palette.white,
  buttonBorder: palette.flint,
  booleanBg: palette.sand,
  booleanSelectedBg: palette.white,
  inputBg: palette.white,
  inputBorder: palette.flint,
  inputTextColor: palette.charcoal,
  inputBorderRadius: 2,
})
