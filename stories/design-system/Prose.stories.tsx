import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Picture, Prose } from '../../src/design-system'
import { encodedPicture } from '../../src/images/encodedPicture'

const floors = encodedPicture('db-32-exploded')

const meta = {
  component: Prose,
  args: {
    children: (
      <>
        <p>
          Prices can be compared if they count the same works. See <a href="#estimator">our estimator</a>.
        </p>
        <h2>What it includes</h2>
        <ul>
          <li>excavation and the foundation;</li>
          <li>the frame and the walls.</li>
        </ul>
        <h3>What it does not</h3>
        <p>The porch, the boundary wall and the tanks are counted by themselves.</p>
        <figure>
          <Picture picture={floors} alt="Render of a model: the four levels of a house lifted apart." />
          <figcaption>Each level is priced by its own covered area.</figcaption>
        </figure>
        <ol>
          <li>Be there when the foundation is open.</li>
        </ol>
        <blockquote>
          <p>Concrete covers every mistake.</p>
        </blockquote>
        <p>Building_and_zoning_regulations_with_all_amendments_second_edition_2024.pdf</p>
      </>
    ),
  },
} satisfies Meta<typeof Prose>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('Lists show their bullets and numbers', async () => {
      await expect(canvasElement.querySelector('ul')).toHaveStyle({ listStyleType: 'disc' })
      await expect(canvasElement.querySelector('ol')).toHaveStyle({ listStyleType: 'decimal' })
    })
    await step('A link is underlined', async () => {
      await expect(canvas.getByRole('link')).toHaveStyle({ textDecorationLine: 'underline' })
    })
  },
}

export const WideFigures: Story = { args: { figures: 'wide' } }
