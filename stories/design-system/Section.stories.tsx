import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Container, Heading, Section, Stack, Text } from '../../src/design-system'

const meta = {
  component: Section,
  args: {
    'aria-labelledby': 'section',
    children: (
      <Container>
        <Stack space="small">
          <Heading level={2} size="title" id="section">
            We design, engineer and build
          </Heading>
          <Text size="lead" isMeasured>
            One office for the drawing, the structure and the site, from the first sketch to the key.
          </Text>
        </Stack>
      </Container>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Section>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('Its heading names it', async () => {
      await expect(canvas.getByRole('region', { name: 'We design, engineer and build' })).toBeVisible()
    })
  },
}

export const Sand: Story = { args: { ground: 'sand' } }

export const Navy: Story = {
  args: { ground: 'navy' },
  play: async ({ canvas, step }) => {
    await step('Heading and text are white', async () => {
      const white = getComputedStyle(canvas.getByRole('region')).color
      await expect(white).toBe('rgb(255, 255, 255)')
      await expect(getComputedStyle(canvas.getByRole('heading')).color).toBe(white)
      await expect(getComputedStyle(canvas.getByText(/One office/)).color).toBe(white)
    })
  },
}

const hasMoreBelow: Story['play'] = async ({ canvasElement }) => {
  const section = canvasElement.querySelector('section')
  const { paddingTop, paddingBottom } = getComputedStyle(section ?? canvasElement)
  await expect(Number.parseFloat(paddingBottom)).toBeGreaterThan(Number.parseFloat(paddingTop))
}

export const MediumThenLarge: Story = { args: { space: 'medium-then-large' }, play: hasMoreBelow }

export const SmallThenLarge: Story = { args: { space: 'small-then-large' }, play: hasMoreBelow }

export const Deep: Story = { args: { ground: 'deep', space: 'medium' } }

export const Unnamed: Story = {
  args: { space: 'none', children: <Text>Part of what is around it.</Text> },
  render: ({ 'aria-labelledby': _unused, ...args }) => <Section {...args} />,
  play: async ({ canvas, step }) => {
    await step('Without a name it isn’t a region', async () => {
      await expect(canvas.queryByRole('region')).toBeNull()
    })
  },
}
