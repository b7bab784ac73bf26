import { readFileSync } from 'node:fs'
import type { Estimate, EstimateInputs, InputChange, QualityGrade } from '../../../src/estimator'

type Areas = Omit<Estimate['areas'], 'effective'>

/** A house with its expected areas and amounts; `input` has only the fields that differ from the initial inputs. */
interface WorkedExample extends Readonly<Record<QualityGrade, Amounts>> {
  readonly name: string
  readonly input: Partial<EstimateInputs>
  readonly plotAreaSqFt: number
  readonly areas: Areas
}

type Amounts = Pick<Estimate, 'costs' | 'totals' | 'costPerSqFt'>

/** A sequence of changes, with the expected areas and fields after each step. */
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
  readFileSync(new URL('workedExamples.json', import.meta.url), 'utf8'),
)
