import { readFileSync } from 'node:fs'
import type { Estimate, EstimateInputs, InputChange, QualityGrade } from '../../../src/estimator'

type Areas = Omit<Estimate['areas'], 'effective'>

/** A house with its areas and amounts; `input` says only where it differs from the default. */
interface WorkedExample extends Readonly<Record<QualityGrade, Amounts>> {
  readonly name: string
  readonly input: Partial<EstimateInputs>
  readonly plotAreaSqFt: number
  readonly areas: Areas
}

type Amounts = Pick<Estimate, 'costs' | 'totals' | 'costPerSqFt'>

/** What a visitor does one after the other, and what stands in the fields and counts after each. */
interface WorkedSequence {
  readonly name: string
  readonly steps: readonly {
    readonly do: string
    readonly changes: readonly InputChange[]
    readonly areas: Areas
    readonly fields: Pick<EstimateInputs, 'basementArea' | 'groundFloorArea' | 'firstFloorArea'>
  }[]
}

interface WorkedExamples {
  readonly cases: readonly WorkedExample[]
  readonly states: readonly WorkedSequence[]
}

export const workedExamples: WorkedExamples = JSON.parse(
  readFileSync(new URL('worked-examples.fixture.json', import.meta.url), 'utf8'),
)
