/** The message at a field whose text is too long. */
export const tooLongError = (characters: string) =>
  `This is too long to send. Shorten it by about ${characters} characters.`
