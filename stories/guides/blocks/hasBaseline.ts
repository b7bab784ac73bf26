/** Whether one of the files is the picture of a story, which is named after the story and its window's width. */
export function hasBaseline(files: readonly string[], storyId: string): boolean {
  const picture = new RegExp(`(?:^|/)${storyId}-\\d+\\.png$`)
  return files.some((file) => picture.test(file))
}
