/** Whether a story has a baseline, which is named after the story and the width of the window. */
export function hasBaseline(files: readonly string[], storyId: string): boolean {
  const baseline = new RegExp(`(?:^|/)${storyId}-\\d+\\.png$`)
  return files.some((file) => baseline.test(file))
}
