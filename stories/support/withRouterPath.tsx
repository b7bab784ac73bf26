import type { Decorator } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { Text } from '../../src/design-system'

/** A decorator that shows the router's current path below the story. */
export const withRouterPath: Decorator = (Story) => (
  <>
    <Story />
    <CurrentPath />
  </>
)

function CurrentPath() {
  return <Text tone="muted">Path: {useLocation().pathname}</Text>
}
