import type { Finding } from './finding.ts'
import type { Review } from './reviewed.ts'

/** Whether a review is about a finding: of the same engine, rule and element, in a state that it covers. */
function covers(review: Review, state: string, { engine, rule, isCertain, element }: Finding): boolean {
  // A rule that only suspects something may fail one day, which is another finding.
  const isSameRule = review.engine === engine && review.rule === rule && 'whyFalse' in review === isCertain
  return isSameRule && review.found.some(([states, name]) => name === element && states.test(state))
}

/** The findings in a state that were not reviewed, as texts. */
export function newFindings(
  state: string,
  findings: readonly Finding[],
  reviews: readonly Review[],
): readonly string[] {
  return findings
    .filter((finding) => !reviews.some((review) => covers(review, state, finding)))
    .map(
      ({ engine, rule, isCertain, element, message }) =>
        `${engine} ${isCertain ? 'finds' : 'suspects'} ${rule}: ${element} (${message})`,
    )
}

/** The findings of a state. */
export interface StateFindings {
  readonly state: string
  readonly findings: readonly Finding[]
}

/** What was reviewed, but is no longer found in any state, as texts. What depends on the moment doesn't count. */
export function missingFindings(
  states: readonly StateFindings[],
  reviews: readonly Review[],
): readonly string[] {
  return reviews.flatMap((review) => {
    if (review.isVarying) return []
    return review.found
      .filter((one) => {
        const only = { ...review, found: [one] }
        return !states.some(({ state, findings }) => findings.some((finding) => covers(only, state, finding)))
      })
      .map(([where, element]) => `${review.engine} ${review.rule}: ${element} in ${where.source}`)
  })
}
