import * as fc from 'fast-check'
import {
  grades,
  serviceKeys,
  type CalculationMode,
  type EstimateInputs,
  type InputChange,
  type PlotUnit,
} from '../../../src/estimator'

/** A number of millionths as a decimal text, without floating-point errors. */
export function decimal(count: number): string {
  return `${Math.floor(count / 1_000_000)}.${String(count % 1_000_000).padStart(6, '0')}`
}

/** Whole millionths from 0 to `largest` units. */
export function millionths(largest: number): fc.Arbitrary<number> {
  return fc.integer({ min: 0, max: largest * 1_000_000 })
}

/** Any value that a number field can have: numbers, almost-numbers and arbitrary text. */
const anyText = fc.oneof(
  millionths(1000).map(decimal),
  fc.double().map(String),
  fc.bigInt().map(String),
  fc.stringMatching(/^[-+ ]?[\d.,eExX_ ]{0,12}$/),
  fc.constantFrom('', ' ', '0', '-0', '-1', 'NaN', 'Infinity', '-Infinity', '1e308', '5e-324', '٣', '1/2'),
  fc.string(),
  fc.string({ unit: 'grapheme' }),
)

const anyUnit = fc.constantFrom<PlotUnit[]>('marla', 'sqft', 'kanal')
const anyMode = fc.constantFrom<CalculationMode[]>('auto', 'manual')
const anyAuthority = fc.constantFrom<EstimateInputs['authority'][]>('DHA', 'LDA', '')

/** The two grades. */
export const anyGrade = fc.constantFrom(...grades)

/** Any selection of services. */
export const anyServices = fc.record({
  architectural: fc.boolean(),
  interior: fc.boolean(),
  grayStructure: fc.boolean(),
  finishing: fc.boolean(),
})

/** Arbitrary inputs, frozen so that a function that mutates them throws. */
export const anyInputs: fc.Arbitrary<EstimateInputs> = fc
  .record({
    plotSize: anyText,
    unit: anyUnit,
    authority: anyAuthority,
    mode: anyMode,
    includeBasement: fc.boolean(),
    basementArea: anyText,
    groundFloorArea: anyText,
    firstFloorArea: anyText,
    grade: fc.oneof(anyGrade, fc.constant<''>('')),
    services: anyServices.map((services) => Object.freeze(services)),
  })
  .map((inputs) => Object.freeze(inputs))

/** Any single change that a visitor can make. */
export const anyChange: fc.Arbitrary<InputChange> = fc.oneof(
  fc.record({
    field: fc.constantFrom<('plotSize' | 'basementArea' | 'groundFloorArea' | 'firstFloorArea')[]>(
      'plotSize',
      'basementArea',
      'groundFloorArea',
      'firstFloorArea',
    ),
    value: anyText,
  }),
  fc.record({ field: fc.constant<'unit'>('unit'), value: anyUnit }),
  fc.record({ field: fc.constant<'authority'>('authority'), value: anyAuthority }),
  fc.record({ field: fc.constant<'mode'>('mode'), value: anyMode }),
  fc.record({ field: fc.constant<'includeBasement'>('includeBasement'), value: fc.boolean() }),
  fc.record({ field: fc.constant<'grade'>('grade'), value: fc.oneof(anyGrade, fc.constant<''>('')) }),
  fc.record({
    field: fc.constant<'service'>('service'),
    service: fc.constantFrom(...serviceKeys),
    value: fc.boolean(),
  }),
)
