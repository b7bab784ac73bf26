import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading, Section, Text } from '../../src/design-system'

const meta = {
  component: Section,
  args: { 'aria-label': 'Our work', children: <Text>One office for the drawing and the site.</Text> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Section>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('region', { name: 'Our work' })).toBeVisible(),
}

/** Text adapts to the surface. Without a name, none of them is a region. */
export const EverySurface: Story = {
  render: () => (
    <>
      {(['paper', 'sand', 'navy', 'deep'] as const).map((surface) => (
        <Section key={surface} surface={surface} size="medium">
          <Heading level={2}>{surface}</Heading>
        </Section>
      ))}
    </>
  ),
  play: ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull(),
}
