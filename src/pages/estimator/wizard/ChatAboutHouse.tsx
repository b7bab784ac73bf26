import { useDeferredValue, useEffect } from 'react'
import { chatText } from '../../../site/chatText'

/** Makes the links to the chat begin with a house, as long as it is rendered. */
export function ChatAboutHouse({ house }: { house: string }) {
  // After what a key changes in the page itself.
  const text = useDeferredValue(house)
  useEffect(() => {
    chatText.set(text)
    return () => chatText.set('')
  }, [text])
  return null
}
