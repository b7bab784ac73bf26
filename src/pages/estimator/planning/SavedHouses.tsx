import { useId } from 'react'
import { flushSync } from 'react-dom'
import { calculateEstimate, type EstimateInputs } from '../../../estimator'
import { Alert, Button, Inline, Stack, SummaryList } from '../../../design-system'
import { useStore } from '../../../lib/useStore'
import { Amounts } from '../estimate/Amounts'
import { totalText } from '../estimate/estimateTexts'
import { useEstimatorTexts } from '../language/EstimatorLanguage'
import { estimatorStore } from '../wizard/estimatorStore'
import { keptHouses, noHouses } from './keptHouses'

export interface SavedHousesProps {
  /** Called with the inputs of the house to open. */
  onOpen: (inputs: EstimateInputs) => void
  /** Applies a change that removes the focused button, and moves the focus. */
  change: (update: () => void) => void
  /** Whether one of them can be chosen for the comparison. @default false */
  canCompare?: boolean
}

/** The saved houses with their totals, to open, compare and delete. Source: docs/product.md#saved-houses. */
export function SavedHouses({ onOpen, change, canCompare = false }: SavedHousesProps) {
  const { amounts, savedHouses: texts } = useEstimatorTexts()
  const { saved, compared, isStored, deleted } = useStore(keptHouses, noHouses)
  const undoId = useId()
  const button = (action: string, name: string, onClick: () => void) => (
    <Button variant="quiet" aria-label={texts.actionOn(action, name)} onClick={onClick}>
      {action}
    </Button>
  )
  const remove = (update: () => void) => {
    // A change that is still to be saved would keep the current house again.
    estimatorStore.save()
    flushSync(update)
    document.getElementById(undoId)?.focus()
  }
  return (
    <Stack space="2xsmall">
      <Alert tone="warning">{!isStored && saved.length > 0 && texts.notStored}</Alert>
      {saved.length > 0 && (
        <>
          <SummaryList
            aria-label={texts.heading}
            rows={saved.map(({ name, inputs }) => ({
              term: name,
              content: <Amounts>{totalText(calculateEstimate(inputs).totals.grand, amounts)}</Amounts>,
              detail: (
                <Inline space="large">
                  {button(texts.open, name, () => onOpen(inputs))}
                  {canCompare &&
                    name !== compared &&
                    button(texts.compare, name, () => change(() => keptHouses.update({ compared: name })))}
                  {button(texts.delete, name, () => remove(() => keptHouses.remove(name)))}
                </Inline>
              ),
            }))}
          />
          <Inline>
            <Button variant="quiet" onClick={() => remove(keptHouses.clear)}>
              {texts.deleteAll}
            </Button>
          </Inline>
        </>
      )}
      {deleted && (
        <Inline>
          <Button id={undoId} variant="secondary" onClick={() => change(keptHouses.undo)}>
            {texts.undo}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
