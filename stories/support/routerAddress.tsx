import type { Decorator } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { Text } from '../../src/design-system'

/** A decorator that shows the path of the router below the story. */
export const routerAddress: Decorator = (Story) => (
  <>
    <Story />
    <Address />
  </>
)

function Address() {
  return <Text tone="muted">Address: {useLocation().pathname}</Text>
}
