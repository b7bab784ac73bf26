import { use } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { Guidance } from '../../support/guidance'
import { Anatomy } from './Anatomy'
import { PartHeading } from './PartHeading'
import { Use } from './Use'

const files = import.meta.glob<Guidance>('../../guidance/*.tsx', { import: 'guidance' })

const loaded = new Map<string, Promise<Guidance> | undefined>()

/** Loads the guidance of a component, once; undefined if it isn't written. */
function load(name: string) {
  if (!loaded.has(name)) loaded.set(name, files[`../../guidance/${name}.tsx`]?.())
  return loaded.get(name)
}

/** The parts of a docs page that say how to use its component; nothing if its guidance isn't written. */
export function GuidanceOf({ name }: { name: string }) {
  const promise = load(name)
  const guidance = promise && use(promise)
  if (!guidance) return null
  return (
    <MemoryRouter>
      <PartHeading>Anatomy</PartHeading>
      <Anatomy name={name} anatomy={guidance.anatomy} />
      <PartHeading>Use</PartHeading>
      <Use name={name} guidance={guidance} />
    </MemoryRouter>
  )
}
