import { expect, waitFor } from 'storybook/test'

/** Goes back as the browser's button does, once what is open over the page has its entry in the history. */
export async function browserBack() {
  await waitFor(() => expect(history.state).toHaveProperty('layer'))
  history.back()
}
