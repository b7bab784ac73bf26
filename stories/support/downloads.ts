/** The files that Storybook offers for download, by their paths below its URL. */
export const downloads = {
  tokens: 'downloads/sangbunyad.tokens.json',
  manifest: 'downloads/components.json',
  marks: {
    'logo-mark.svg': 'downloads/logo-mark.svg',
    'logo-mark-on-dark.svg': 'downloads/logo-mark-on-dark.svg',
  },
  icon: (name: string) => `downloads/icons/${name}.svg`,
} as const
