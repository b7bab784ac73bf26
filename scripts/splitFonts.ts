import { parse } from 'postcss'

/**
 * Moves the fonts that have a file out of a stylesheet: src/siteFonts.ts adds them once they have loaded, because every
 * change of the fonts lays out the whole page again. Local fonts are left out, because each document contains them.
 * @param css the stylesheet, with absolute URLs
 */
export function splitFonts(css: string): { styles: string; fonts: string } {
  const styles = parse(css)
  const fonts = parse('')
  styles.walkAtRules('font-face', (rule) => {
    rule.remove()
    if (rule.toString().includes('url(')) fonts.append(rule)
  })
  return { styles: styles.toString(), fonts: fonts.toString() }
}
