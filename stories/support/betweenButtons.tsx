import type { Decorator } from '@storybook/react-vite'
import { Button } from '../../src/design-system'

/** A decorator that adds a button before and after the story, whose own are then neither the first nor the last. */
export const betweenButtons: Decorator = (Story) => (
  <>
    <Button variant="secondary">What comes before</Button>
    <Story />
    <Button variant="secondary">What comes next</Button>
  </>
)
