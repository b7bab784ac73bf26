import '../../src/pages/estimator/language/urdu.css'

/**
 * A story's `beforeEach`: sets the page to Urdu, from right to left. With the site's own fonts for it, its picture doesn't
 * depend on the fonts of a computer.
 */
export async function inUrdu() {
  const { documentElement: page, body } = document
  const { lang } = page
  page.lang = 'ur'
  page.dir = 'rtl'
  // The site sets the font of the body, as the estimator does that of its part of the page.
  body.lang = 'ur'
  body.dir = 'rtl'
  const fonts = ['Noto Naskh Arabic', 'Noto Nastaliq Urdu']
  await Promise.all(fonts.map((font) => document.fonts.load(`1rem "${font}"`, 'اردو')))
  return () => {
    page.lang = lang
    page.removeAttribute('dir')
    body.removeAttribute('lang')
    body.removeAttribute('dir')
  }
}
