import { statuses } from 'virtual:component-status'
import { PartHeading } from './PartHeading'
import { SpokenText } from './SpokenText'
import { Status } from './Status'

/** The parts of a component's docs page that are evidence: its accessibility tree, and the status. */
export function Evidence({ name }: { name: string }) {
  const status = statuses[name]
  if (!status) return null
  return (
    <>
      <PartHeading>What screen readers are told</PartHeading>
      <SpokenText name={name} movesByItself={status.settings['reduced motion'].length > 0} />
      <PartHeading>Status</PartHeading>
      <Status status={status} />
    </>
  )
}
