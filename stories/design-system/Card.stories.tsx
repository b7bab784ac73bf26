import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button, Card, Grid, Stack, Text, TextField } from '../../src/design-system'
import { expectNoOverflow } from '../support/expectNoOverflow'

const meta = {
  component: Card,
  args: {
    title: 'Covered areas',
    children: (
      <Text>The basement, the ground floor and the first floor, each with the rate it is built at.</Text>
    ),
  },
} satisfies Meta<typeof Card>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('Its title names it', async () => {
      await expect(canvas.getByRole('region', { name: 'Covered areas' })).toBeVisible()
      await expect(canvas.getByRole('heading', { level: 3, name: 'Covered areas' })).toBeVisible()
    })
  },
}

export const Small: Story = {
  args: { space: 'small' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Covered areas' }).getBoundingClientRect()
    const heading = canvas.getByRole('heading').getBoundingClientRect()
    await expect(heading.left - card.left).toBeLessThan(24)
  },
}

export const Focused: Story = {
  args: { id: 'your-estimate', tabIndex: -1, title: 'Your Estimate' },
  render: (args) => (
    <Stack space="medium" align="start">
      <Button onClick={() => document.getElementById('your-estimate')?.focus()}>Your Estimate</Button>
      <Card {...args} />
    </Stack>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const card = canvas.getByRole('region', { name: 'Your Estimate' })
    await step('The page can focus it, without a focus ring', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(card).toHaveFocus()
      await expect(card.matches(':focus-visible')).toBe(true)
      await expect(getComputedStyle(card).outlineStyle).toBe('none')
      await expect(getComputedStyle(card).boxShadow).not.toContain('7px')
    })
    await step('The Tab key skips it', async () => {
      await userEvent.tab({ shift: true })
      await userEvent.tab()
      await expect(card).not.toHaveFocus()
    })
  },
}

export const EveryGround: Story = {
  render: () => (
    <Grid columns="two">
      {(['white', 'sand'] as const).map((ground) => (
        <Card key={ground} ground={ground} title={ground}>
          <Text>One kanal, two storeys and a basement of 2,500 sq ft.</Text>
        </Card>
      ))}
    </Grid>
  ),
}

export const AsDiv: Story = {
  args: { as: 'div' },
  play: async ({ canvas, step }) => {
    await step('It has no role', async () => {
      await expect(canvas.queryByRole('region')).toBeNull()
      await expect(canvas.getByRole('heading', { level: 3, name: 'Covered areas' })).toBeVisible()
    })
  },
}

export const Untitled: Story = {
  render: () => (
    <Card aria-label="Contact">
      <Text>Nothing but its content.</Text>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Contact' })).toBeVisible()
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

export const WithAField: Story = {
  args: { children: <TextField label="Your name" value="" onValueChange={() => undefined} /> },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('textbox').getBoundingClientRect()
    const card = canvas.getByRole('region').getBoundingClientRect()
    await expect(card.right - right).toBeCloseTo(left - card.left, 0)
    await expect(right - left).toBeGreaterThan(480)
  },
}

export const LongText: Story = {
  args: {
    title: 'The covered areas of the basement, the ground floor and the first floor of the house',
    children: (
      <Stack space="small">
        <Text>
          Eachofthesefigurescomesfromthebylawsoftheauthorityandmaybeoverwritteninmanualmodeatanytime.
        </Text>
      </Stack>
    ),
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
