/** The files that Storybook offers for download, by their paths below its URL. */
export const downloads = {
  tokens: 'downloads/sangbunyad.tokens.json',
  manifest: 'downloads/components.json',
  marks: {
    'logo-mark.svg': 'downloads/logo-mark.svg',
    'logo-mark-on-dark.svg': 'downloads/logo-mark-on-dark.svg',
  },
  /**
   * The source of a file of the design system. Servers send `.txt` as text, which browsers show; `.ts` they take for a
   * video.
   */
  source: (file: string) => `downloads/source/${file.replace('src/design-system/', '')}.txt`,
  icon: (name: string) => `downloads/icons/${name}.svg`,
} as const
