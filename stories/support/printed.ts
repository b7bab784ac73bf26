import { mediaRulesIn } from './rewriteMediaRules'

/** A story's `beforeEach`: the rules for paper hold, since a page can't print itself. */
export function printed() {
  const lists = [...document.styleSheets]
    .flatMap((sheet) => mediaRulesIn(sheet))
    .map(({ media }) => media)
    .filter(({ mediaText }) => mediaText === 'print')
  for (const list of lists) list.mediaText = 'all'
  return () => {
    for (const list of lists) list.mediaText = 'print'
  }
}
