import type { Decorator } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { Text } from '../../src/design-system'

/** A story's decorator: says below it where its links have led, since a story has no pages. */
export const routerAddress: Decorator = (Story) => (
  <>
    <Story />
    <Address />
  </>
)

function Address() {
  return <Text tone="muted">Address: {useLocation().pathname}</Text>
}
