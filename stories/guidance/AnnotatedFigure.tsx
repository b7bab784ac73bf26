import { AnnotatedFigure, LiftedLayers, NumberField, Picture, Stack, Text } from '../../src/design-system'
import front from '../../src/images/db-32-front.webp?picture'
import { houseLayers } from '../../src/pages/estimator/houseLayers'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'
import { Stateful } from '../support/Stateful'

function AreaField({ label, initial }: { label: string; initial: string }) {
  return (
    <Stateful initial={initial}>
      {(value, setValue) => (
        <NumberField
          label={label}
          labelPlacement="beside"
          unit="sq ft"
          value={value}
          onValueChange={setValue}
        />
      )}
    </Stateful>
  )
}

const house = (part: string | undefined) => (
  <LiftedLayers layers={houseLayers} isExploded lifted={part} sizes="22rem" />
)

const picture = <Picture picture={front} alt="A white two-storey house" sizes="24rem" />

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[38rem] max-w-full">
        <AnnotatedFigure
          caption="Drawing of a sample house; bars are to scale"
          renderFigure={house}
          annotations={[
            {
              part: 'first',
              content: <AreaField label="First Floor Area" initial="1174" />,
              share: 0.82,
            },
            { part: 'ground', content: <AreaField label="Ground Floor Area" initial="1432" />, share: 1 },
          ]}
        />
      </div>
    ),
    parts: [
      {
        name: 'Figure',
        note: 'Each part to which a line can lead has a data-part. A LiftedLayers is hidden from screen readers, so the annotations say all that it shows.',
        selector: '.max-w-figure',
        side: 'top',
      },
      {
        name: 'Caption',
        note: 'What the figure and the bars show.',
        selector: 'p',
        side: 'start',
      },
      {
        name: 'Annotation',
        note: 'A field or a fact. While it is hovered or focused, a line leads from it to its part, which the figure can emphasise. In a narrow container, the annotations are below the figure.',
        selector: '[data-annotation]',
        side: 'end',
      },
      {
        name: 'Bar',
        note: 'Optional: the share of the largest value, for comparison by eye. Hidden from screen readers, which get the value as text.',
        selector: '[data-annotation]:last-child > svg',
        side: 'end',
      },
    ],
  },
  choice: choices.drawings,
  pairs: [
    {
      good: (
        <Stack space="xsmall">
          {picture}
          <Text size="caption" tone="muted">
            Two storeys on one kanal, in Phase 6.
          </Text>
        </Stack>
      ),
      bad: (
        <AnnotatedFigure
          caption="The house"
          renderFigure={() => picture}
          annotations={[
            { part: 'storeys', content: <Text size="small">Two storeys</Text> },
            { part: 'plot', content: <Text size="small">One kanal</Text> },
            { part: 'place', content: <Text size="small">Phase 6</Text> },
          ]}
        />
      ),
      reason:
        'Facts about the whole picture belong in its caption: there is no part of the picture to which a line could lead.',
    },
    {
      good: (
        <AnnotatedFigure
          caption="Bars are to scale"
          renderFigure={house}
          annotations={[
            { part: 'first', content: <Text size="small">First floor: 1,174 sq ft</Text>, share: 0.82 },
            { part: 'ground', content: <Text size="small">Ground floor: 1,432 sq ft</Text>, share: 1 },
          ]}
        />
      ),
      bad: (
        <AnnotatedFigure
          caption="Bars are to scale, without values"
          renderFigure={house}
          annotations={[
            { part: 'first', content: <Text size="small">First floor</Text>, share: 0.82 },
            { part: 'ground', content: <Text size="small">Ground floor</Text>, share: 1 },
          ]}
        />
      ),
      reason:
        'An annotation has its value as text. The bar alone can’t be read exactly, and screen readers don’t get it at all.',
    },
  ],
  words: [
    {
      rule: 'An annotation names its part as the page does',
      good: 'Ground Floor Area',
      bad: 'Middle level',
    },
    {
      rule: 'The caption says what the bars mean',
      good: 'Drawing of a sample house; bars are to scale',
      bad: 'Your dream house',
    },
  ],
}
