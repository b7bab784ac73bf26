import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { inputsOfHouse, plainHouse } from '../../src/estimator'
import { keptHouses, noHouses } from '../../src/pages/estimator/planning/keptHouses'
import { SavedHouses } from '../../src/pages/estimator/planning/SavedHouses'
import { isolatedStore } from '../support/isolatedStorage'

const five = inputsOfHouse(5, plainHouse)

const meta = {
  component: SavedHouses,
  args: { onOpen: fn(), change: (update) => update(), canCompare: true },
  beforeEach: [
    isolatedStore(() => keptHouses.update(noHouses)),
    () => {
      keptHouses.save('For my brother', five)
      keptHouses.save('Ours', inputsOfHouse(10, plainHouse))
    },
  ],
} satisfies Meta<typeof SavedHouses>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The house that is not compared can be opened, compared and deleted', async () => {
      await expect(canvas.getByText(/17,440,655/)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Open For my brother' }))
      await expect(args.onOpen).toHaveBeenCalledWith(five)
      await expect(canvas.queryByRole('button', { name: 'Compare Ours' })).toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: 'Delete Ours' }))
      await expect(canvas.queryByText('Ours')).toBeNull()
    })
    await step('With the keyboard, all are deleted', async () => {
      canvas.getByRole('button', { name: 'Delete all' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(localStorage.getItem('estimatorHouses')).toBeNull()
      await expect(canvas.queryByText('For my brother')).toBeNull()
      await expect(canvas.getByRole('button', { name: 'Undo the deletion' })).toHaveFocus()
    })
    await step('The last deletion can be undone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo the deletion' }))
      await expect(canvas.getByText('For my brother')).toBeVisible()
      await expect(canvas.queryByText('Ours')).toBeNull()
      await expect(canvas.queryByRole('button', { name: 'Undo the deletion' })).toBeNull()
    })
    await step('A house that is saved after a deletion stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete For my brother' }))
      keptHouses.save('A third', five)
      await waitFor(() => expect(canvas.getByText('A third')).toBeVisible())
      await expect(canvas.queryByRole('button', { name: 'Undo the deletion' })).toBeNull()
    })
  },
}

export const NotStored: Story = {
  beforeEach: () => {
    localStorage.setItem = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
    keptHouses.save('Too much', five)
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your browser could not store this.')
    await expect(canvas.getByText('Too much')).toBeVisible()
  },
}
