import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode } from 'react'
import { Link as RouterLink, Route, Routes } from 'react-router-dom'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Heading, IconButton, Link, Sheet, Stack, Text } from '../../src/design-system'
import { betweenLinks } from '../support/betweenLinks'
import { controlled } from '../support/controlled'
import { expectPageUnblocked } from '../support/expectPageUnblocked'
import { keyboardTable } from '../support/keyboardTable'
import { largeText } from '../support/largeText'
import {
  anywherePlace,
  closingPlace,
  expectClosed,
  openingPlace,
  reachCloseButton,
} from '../support/modalPlaces'
import { expectModal, expectModalFits } from '../support/modalPlay'

const meta = {
  component: Sheet,
  // On the docs page each story has its own frame, because open overlays would cover each other.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  tags: ['!visual'],
  args: {
    trigger: <IconButton icon="bars" label="Open menu" />,
    isOpen: false,
    onOpenChange: fn(),
    title: 'Menu',
    children: (
      <nav aria-label="Menu">
        <Stack as="ul" space="small">
          {['Services', 'Projects', 'Contact us'].map((name) => (
            <li key={name}>
              <Link asChild>
                <RouterLink to={`/${name}`}>{name}</RouterLink>
              </Link>
            </li>
          ))}
        </Stack>
      </nav>
    ),
  },
  decorators: [
    (Story) => (
      <>
        <Text>We build houses in Lahore, from the first drawing to the keys.</Text>
        <Story />
      </>
    ),
    controlled('isOpen', 'onOpenChange'),
  ],
} satisfies Meta<typeof Sheet>
export default meta

type Story = StoryObj<typeof meta>

const link = (name: string) => screen.getByRole('link', { name })

export const Default: Story = {
  name: 'Default (drawer)',
  decorators: [betweenLinks],
  play: (context) =>
    expectModal(context, {
      opener: 'Open menu',
      name: 'Menu',
      onClose: context.args.onOpenChange,
      closedWith: false,
    }),
}

export const Open: Story = {
  tags: ['alone'],
  args: { isOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible())
  },
}

const reachClose = reachCloseButton('Open menu')

export const KeyboardAlone: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [betweenLinks],
  ...keyboardTable<Story>([
    openingPlace('Open menu'),
    anywherePlace('Open menu', () => ['Services', 'Projects', 'Contact us'].map(link)),
    closingPlace('Open menu', ['Escape', 'Tab']),
  ]),
}

/** The sheet unmounts with its page, without being closed. */
export const UnmountsWithItsPage: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <StrictMode>
      <Routes>
        <Route path="/" element={<Sheet {...args} />} />
        <Route path="/Projects" element={<Heading level={1}>Projects</Heading>} />
      </Routes>
    </StrictMode>
  ),
  play: async (context) => {
    await context.step('The link of the open sheet leads to a page that can be used', async () => {
      await reachClose(context)
      await context.userEvent.click(link('Projects'))
      await expect(await context.canvas.findByRole('heading', { name: 'Projects' })).toBeVisible()
      await expectClosed()
      await expectPageUnblocked(context.canvasElement)
    })
  },
}

export const LongText: Story = {
  args: {
    isOpen: true,
    title: 'All pages of this site, and how to reach us in Lahore',
    children: Array.from({ length: 20 }, (_, index) => (
      <Link key={index} href={`#part-${index}`}>
        Grey structure of a house of {index + 3} marla
      </Link>
    )),
  },
  beforeEach: largeText,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ userEvent, step }) => {
    await step('It fits into the window', expectModalFits)
    await step('Tab and Shift+Tab scroll to each link, clear of the title above it', async () => {
      const links = within(screen.getByRole('dialog')).getAllByRole('link')
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
      await userEvent.tab()
      for (const [shift, order] of [
        [false, links],
        [true, links.slice(0, -1).toReversed()],
      ] as const) {
        for (const focused of order) {
          await userEvent.tab({ shift })
          await expect(focused).toHaveFocus()
          const { top, bottom } = focused.getBoundingClientRect()
          await expect(top).toBeGreaterThanOrEqual(screen.getByRole('heading').getBoundingClientRect().bottom)
          await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
        }
      }
    })
  },
}
