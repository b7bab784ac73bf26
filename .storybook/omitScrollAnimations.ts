/**
 * Omits animations that follow scrolling from `document.getAnimations()`: Storybook waits until every animation has
 * ended before a story is finished, and those never end.
 */
export function omitScrollAnimations() {
  const getAnimations = document.getAnimations
  document.getAnimations = () =>
    getAnimations.call(document).filter(({ timeline }) => timeline instanceof DocumentTimeline)
}
