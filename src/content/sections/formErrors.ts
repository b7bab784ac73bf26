/** The messages at fields of the two enquiry forms that the browser has none for. Source: docs/product.md#field-messages. */
export const formErrors = {
  blank: 'Enter more than spaces here.',
  tooLong: (characters: string) => `This is too long to send. Shorten it by about ${characters} characters.`,
}
