import { statuses } from 'virtual:component-status'
import { PartHeading } from './PartHeading'
import { SpokenText } from './SpokenText'
import { Status } from './Status'

/** The parts of a component's docs page that are evidence: what a screen reader says, and the status. */
export function Evidence({ name }: { name: string }) {
  const status = statuses[name]
  if (!status) return null
  return (
    <>
      <PartHeading>What a screen reader says</PartHeading>
      <SpokenText name={name} />
      <PartHeading>Status</PartHeading>
      <Status status={status} />
    </>
  )
}
