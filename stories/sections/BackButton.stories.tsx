import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { expect, fireEvent } from 'storybook/test'
import { Inline, Link } from '../../src/design-system'
import { paths } from '../../src/paths'
import { BackButton } from '../../src/sections/BackButton'
import { rightToLeft } from '../support/rightToLeft'
import { withRouterPath } from '../support/withRouterPath'
import { tabTo } from '../support/tabTo'

const meta = {
  component: BackButton,
  decorators: [withRouterPath],
  args: { fallback: paths.services.href(), children: 'Go Back' },
} satisfies Meta<typeof BackButton>
export default meta

type Story = StoryObj<typeof meta>

/** At the start of a visit it links to the parent page. */
export const Default: Story = {
  parameters: { route: paths.consultancyServices.href() },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Path: /consultany_services')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Go Back' }))
    await expect(canvas.getByText('Path: /services')).toBeVisible()
  },
}

function Visit() {
  const { pathname } = useLocation()
  return (
    <Inline space="medium">
      <BackButton fallback={paths.services.href()}>Go Back</BackButton>
      {pathname === paths.faq.href() && (
        <Link asChild>
          <RouterLink to={paths.consultancyServices.href()}>All nine services</RouterLink>
        </Link>
      )}
    </Inline>
  )
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  parameters: { route: paths.faq.href() },
  render: () => <Visit />,
  play: async ({ canvas, userEvent, step }) => {
    await step('To another page', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText('Path: /consultany_services')).toBeVisible()
    })
    await step('Enter goes back', async () => {
      await tabTo(userEvent, canvas.getByRole('link', { name: 'Go Back' }))
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText('Path: /faq')).toBeVisible()
    })
  },
}

export const ClickWithCtrl: Story = {
  tags: ['!visual'],
  parameters: { route: paths.faq.href() },
  render: () => <Visit />,
  play: async ({ canvas, userEvent, step }) => {
    await step('To another page', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'All nine services' }))
      await expect(canvas.getByText('Path: /consultany_services')).toBeVisible()
    })
    await step('A click with Ctrl, which opens another tab, is left to the browser', async () => {
      let isLeftToBrowser = false
      const observe = (event: Event) => {
        isLeftToBrowser = !event.defaultPrevented
        event.preventDefault()
      }
      document.addEventListener('click', observe, { once: true })
      await fireEvent.click(canvas.getByRole('link', { name: 'Go Back' }), { ctrlKey: true })
      await expect(isLeftToBrowser).toBe(true)
      await expect(canvas.getByText('Path: /consultany_services')).toBeVisible()
    })
  },
}

export const RightToLeft: Story = {
  tags: ['!visual'],
  args: { children: '← Back' },
  beforeEach: rightToLeft,
  play: async ({ canvas, step }) => {
    await step('The arrow points the other way', async () => {
      await expect(getComputedStyle(canvas.getByText('←')).scale).toBe('-1 1')
    })
  },
}
