import { create } from 'storybook/theming'
import tailwind from '../tailwind.config'
import { company } from '../src/content/company'

const { colors, fontFamily } = tailwind.theme

/** Storybook's own surfaces in the site's colours and font: sidebar, toolbar, panels and docs pages. */
export const bookTheme = create({
  base: 'light',

  brandTitle: `<img src="./favicon.svg" alt="" width="28" height="28" /> <span>${company.name}</span>`,
  brandUrl: './?path=/docs/guides-start-here--docs',
  brandTarget: '_self',

  fontBase: fontFamily.sans.join(', '),
  fontCode: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',

  colorPrimary: colors.navy,
  colorSecondary: colors.navy,

  appBg: colors.sand,
  appContentBg: colors.paper,
  appPreviewBg: colors.paper,
  appHoverBg: colors.line,
  appBorderColor: colors.line,
  appBorderRadius: 4,

  textColor: colors.ink,
  textInverseColor: colors.white,
  textMutedColor: colors.muted,

  barBg: colors.paper,
  barTextColor: colors.muted,
  barHoverColor: colors.clay,
  barSelectedColor: colors.clay,

  buttonBg: colors.white,
  buttonBorder: colors['line-strong'],
  booleanBg: colors.sand,
  booleanSelectedBg: colors.white,

  inputBg: colors.white,
  inputBorder: colors['line-strong'],
  inputTextColor: colors.ink,
  inputBorderRadius: 2,
})
