import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { expect, fireEvent } from 'storybook/test'
import { Inline, Link } from '../../src/design-system'
import { paths } from '../../src/paths'
import { BackButton } from '../../src/sections/BackButton'
import { tabTo } from '../support/tabTo'
import { withRouterPath } from '../support/withRouterPath'

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
    await userEvent.click(canvas.getByRole('link', { name: 'Go Back' }))
    await expect(await canvas.findByText('Path: /services')).toBeVisible()
  },
}

function Visit() {
  const { pathname } = useLocation()
  return (
    <Inline space="large">
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
  tags: ['!dev', '!autodocs'],
  parameters: { route: paths.faq.href() },
  render: () => <Visit />,
  play: async ({ canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('link', { name: 'All nine services' }))
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Path: /consultany_services')).toBeVisible()
    await tabTo(userEvent, canvas.getByRole('link', { name: 'Go Back' }))
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Path: /faq')).toBeVisible()
  },
}

/** It opens another tab, which is left to the browser. */
export const ClickWithCtrl: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { route: paths.faq.href() },
  render: () => <Visit />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'All nine services' }))
    let isLeftToBrowser = false
    const observe = (event: Event) => {
      isLeftToBrowser = !event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', observe, { once: true })
    await fireEvent.click(canvas.getByRole('link', { name: 'Go Back' }), { ctrlKey: true })
    await expect(isLeftToBrowser).toBe(true)
    await expect(await canvas.findByText('Path: /consultany_services')).toBeVisible()
  },
}
