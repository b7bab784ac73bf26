import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RouteLoading } from '../../src/app/shell/notices/RouteLoading'
import { Button } from '../../src/design-system'
import { liveRegionIn } from '../support/liveRegionIn'
import { withHeldTimeouts } from '../support/withHeldTimeouts'

const shownPath = window.location.pathname
const setPath = (path: string) => history.replaceState(history.state, '', path + window.location.search)

/** The URL changes; the router's location follows later. */
const meta = {
  component: RouteLoading,
  parameters: { route: shownPath },
  render: () => (
    <>
      <RouteLoading />
      <Button onClick={() => setPath('/slow')}>Start loading</Button>
      <Button onClick={() => setPath(shownPath)}>Finish loading</Button>
    </>
  ),
  beforeEach: () => () => setPath(shownPath),
} satisfies Meta<typeof RouteLoading>
export default meta

export const Default: StoryObj<typeof meta> = {
  play: ({ canvas, canvasElement, userEvent, step }) =>
    withHeldTimeouts(async (pass) => {
      const region = liveRegionIn(canvasElement)
      for (const time of ['first', 'second']) {
        await step(`The ${time} slow page is announced, in the existing live region`, async () => {
          await userEvent.click(canvas.getByRole('button', { name: 'Start loading' }))
          await pass(499)
          await expect(region).toBeEmptyDOMElement()
          await pass(1)
          await expect(region).toHaveTextContent('Loading the page')
        })
        await step('Once it has loaded, the message disappears', async () => {
          await userEvent.click(canvas.getByRole('button', { name: 'Finish loading' }))
          await pass(500)
          await expect(region).toBeEmptyDOMElement()
        })
      }
    }),
}
