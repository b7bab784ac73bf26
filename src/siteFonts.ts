import { fetchText } from './chunks'

/**
 * Adds the site's fonts to the document once the first of them has loaded. Until then the page uses the fallback fonts.
 * @param url the stylesheet of the fonts; empty in development, where the document already has them
 */
export async function loadFonts(url: string): Promise<void> {
  if (!url) return
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(await fetchText(url, 'css'))
    const fonts = [...sheet.cssRules].flatMap((rule) =>
      rule instanceof CSSFontFaceRule ? fontOf(rule.style) : [],
    )
    await fonts[0]?.load()
    for (const font of fonts) document.fonts.add(font)
  } catch {
    // A font that can't be loaded leaves the fallback fonts, which have the same metrics.
  }
}

/** The font of a rule. */
function fontOf(style: CSSStyleDeclaration) {
  const valueOf = (name: string) => style.getPropertyValue(name)
  // The rule quotes the name; FontFace would take the quotes for a part of it.
  return new FontFace(valueOf('font-family').replaceAll(/["']/g, ''), valueOf('src'), {
    display: 'swap',
    style: valueOf('font-style'),
    unicodeRange: valueOf('unicode-range'),
    weight: valueOf('font-weight'),
  })
}
