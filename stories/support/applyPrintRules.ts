import { mediaRulesIn } from './rewriteMediaRules'

/** Applies the page's print styles on screen until the returned function is called. */
export function applyPrintRules(): () => void {
  const lists = [...document.styleSheets]
    .flatMap((sheet) => mediaRulesIn(sheet))
    .map(({ media }) => media)
    .filter(({ mediaText }) => mediaText === 'print')
  for (const list of lists) list.mediaText = 'all'
  return () => {
    for (const list of lists) list.mediaText = 'print'
  }
}
