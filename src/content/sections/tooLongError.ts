/** The message at a field whose text is too long. */
export const tooLongError = (limit: string) =>
  `Write at most ${limit} characters, and send the rest in a second message.`
