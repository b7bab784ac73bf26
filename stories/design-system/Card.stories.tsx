import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card, Grid, Text } from '../../src/design-system'

const meta = {
  component: Card,
  args: {
    title: 'Covered areas',
    children: <Text>The basement, the ground floor and the first floor.</Text>,
  },
} satisfies Meta<typeof Card>
export default meta

type Story = StoryObj<typeof meta>

/** It is a region named by its title. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Covered areas' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 3, name: 'Covered areas' })).toBeVisible()
  },
}

export const Untitled: Story = {
  render: () => (
    <Card aria-label="Contact">
      <Text>Nothing but its content.</Text>
    </Card>
  ),
  play: ({ canvas }) => expect(canvas.getByRole('region', { name: 'Contact' })).toBeVisible(),
}

export const EverySurface: Story = {
  render: () => (
    <Grid columns="two">
      <Card surface="white" title="White" />
      <Card surface="sand" title="Sand, small" size="small" />
    </Grid>
  ),
}
