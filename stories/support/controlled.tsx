import type { Decorator } from '@storybook/react-vite'
import { useState } from 'react'

/**
 * A decorator that keeps the value of a component as its page does, and reports each change to the handler of the story.
 * @param value the name of the prop with the value
 * @param handler the name of the prop that is called with each new one
 */
export const controlled = (value: string, handler: string): Decorator =>
  function Controlled(Story, { args, initialArgs }) {
    const [current, setCurrent] = useState<unknown>(args[value])
    const report = initialArgs[handler] as ((next: unknown) => void) | undefined
    const change = (next: unknown) => {
      report?.(next)
      setCurrent(next)
    }
    return <Story args={{ ...args, [value]: current, [handler]: change }} />
  }
