/** The URL of an SVG file with one symbol per icon; scripts/iconSprite.ts makes it. */
declare module 'virtual:icon-sprite' {
  const url: string
  export default url
}
