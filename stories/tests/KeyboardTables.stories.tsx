import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import { hasRealKeys } from '../support/hasRealKeys'
import { byRole, byTab } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'

function Sample(props: ComponentProps<'button'>) {
  return (
    <button {...props} type="button">
      Count
    </button>
  )
}

/** A keyboard table passes only if it describes its component. */
const meta = {
  component: Sample,
  tags: ['!visual', '!dev', '!autodocs'],
  args: { onClick: fn() },
} satisfies Meta<typeof Sample>
export default meta

type Story = StoryObj<typeof meta>
type Key = 'Enter' | 'Space' | 'End'

/** A table that says of some keys that they activate the button. */
const tableOf = (...keys: [Key, ...Key[]]) =>
  keyboardTable<Story>([
    {
      where: 'On it',
      goTo: byTab(byRole('button', 'Count')),
      rows: [
        { keys, does: 'Activates it', result: ({ args }) => expect(args.onClick).toHaveBeenCalledOnce() },
      ],
    },
  ])

const expectFailure =
  (table: ReturnType<typeof tableOf>, message: RegExp): NonNullable<Story['play']> =>
  async (context) => {
    if (!hasRealKeys) return
    const played = table.play({ ...context, step: async (_, play) => play(context) })
    await expect(played).rejects.toThrow(message)
  }

export const Complete: Story = { ...tableOf('Enter', 'Space') }

export const OmitsKey: Story = { play: expectFailure(tableOf('Enter'), /Space activates something/) }

export const NamesKeyWithoutEffect: Story = {
  play: expectFailure(tableOf('Enter', 'Space', 'End'), /to be called once/),
}

export const OmitsKeyOfHandler: Story = {
  args: { onKeyDown: (event) => event.key === 'Home' && event.preventDefault() },
  play: expectFailure(tableOf('Enter', 'Space'), /Home prevents its default/),
}
