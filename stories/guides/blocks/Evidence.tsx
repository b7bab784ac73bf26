import { Heading } from '@storybook/addon-docs/blocks'
import { statuses } from 'virtual:component-status'
import { SpokenText } from './SpokenText'
import { Status } from './Status'

/** The parts of a component's docs page that are evidence: what a screen reader says, and the status. */
export function Evidence({ name }: { name: string }) {
  const status = statuses[name]
  if (!status) return null
  return (
    <>
      <Heading>What a screen reader says</Heading>
      <SpokenText name={name} />
      <Heading>Status</Heading>
      <Status status={status} />
    </>
  )
}
