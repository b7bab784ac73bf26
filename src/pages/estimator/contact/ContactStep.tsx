import { lazy, type ComponentType, type SubmitEvent, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  Alert,
  Button,
  Card,
  Columns,
  Disclosure,
  FieldRow,
  Heading,
  Icon,
  Inline,
  Link,
  Stack,
  SummaryList,
  Text,
  TextField,
  VisuallyHidden,
} from '../../../design-system'
import { calculateEstimate, exampleHouse, type Estimate, type EstimateInputs } from '../../../estimator'
import { cleanContact, hasWrongDot, isEmailAddress, type Contact } from '../../../leads'
import { focusInvalid } from '../../../forms/focusInvalid'
import { useStore } from '../../../lib/useStore'
import type { LiftedHouseProps } from '../../../sections/house/LiftedHouse'
import { ChatOnPhone } from '../estimate/CallOrMessage'
import { EstimateCosts } from '../estimate/EstimateCosts'
import { areaRows } from '../estimate/estimateRows'
import { houseParts, houseText } from '../estimate/estimateTexts'
import { useEstimatorTexts } from '../language/EstimatorLanguage'
import { LeadingTotal } from '../estimate/LeadingTotal'
import { OwnerQuestions } from '../estimate/OwnerQuestions'
import { keptHouses, noHouses } from '../planning/keptHouses'
import { estimatorStore, openHouse } from '../wizard/estimatorStore'
import { contactFields } from '../wizard/steps'

/** The example; if its code can't be loaded, its place stays empty. */
const LiftedHouse = lazy<ComponentType<LiftedHouseProps>>(() =>
  import('../../../sections/house/LiftedHouse').then(
    (loaded) => ({ default: loaded.LiftedHouse }),
    () => ({ default: () => null }),
  ),
)
const SavedHouses = lazy(async () => ({ default: (await import('../planning/SavedHouses')).SavedHouses }))

export interface ContactStepProps {
  contact: Contact
  inputs: EstimateInputs
  /** The estimate for these inputs. */
  estimate: Estimate
  /** The fields that were rejected and not changed since. */
  rejected: readonly (keyof Contact)[]
  onReject: (fields: readonly (keyof Contact)[]) => void
  /** Called on submit if all fields are valid. */
  onContinue: () => void
}

/** Step 1: the visitor's contact details. */
export function ContactStep({ contact, inputs, estimate, rejected, onReject, onContinue }: ContactStepProps) {
  const allTexts = useEstimatorTexts()
  const { contactStep: texts, savedHouses, stepTitles } = allTexts
  const { last, saved, deleted } = useStore(keptHouses, noHouses)
  const hasTotal = estimate.totals.grand > 0
  const heading = useRef<HTMLHeadingElement>(null)
  const [attempts, setAttempts] = useState(0)
  const [announcedError, setAnnouncedError] = useState('')
  const isEmpty = (name: keyof Contact) => contact[name].trim() === ''

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAttempts(attempts + 1)
    const { elements } = event.currentTarget
    const control = (name: keyof Contact) => {
      const element = elements.namedItem(name)
      return element instanceof HTMLInputElement ? element : undefined
    }
    // A password manager may have filled in a field without an event: what is on screen counts.
    for (const name of contactFields) {
      control(name)?.dispatchEvent(new Event('input', { bubbles: true }))
      const value = control(name)?.value ?? contact[name]
      if (value !== contact[name]) estimatorStore.dispatch({ type: 'contactChanged', field: name, value })
    }
    const entered = estimatorStore.get().contact
    const invalidFields = contactFields.filter(
      (name) =>
        entered[name].trim() === '' || (name === 'email' && !isEmailAddress(entered.email, control('email'))),
    )
    onReject(invalidFields)
    if (invalidFields[0] === undefined) return onContinue()
    const invalid = control(invalidFields[0])
    setAnnouncedError(invalid && focusInvalid(invalid) ? texts.errors[invalidFields[0]] : '')
  }

  const change = (update: () => void) => {
    flushSync(update)
    // The focused button is removed.
    heading.current?.focus({ preventScroll: true })
  }
  const open = (house: EstimateInputs) => change(() => openHouse(house))

  const field = (name: keyof Contact, type: 'text' | 'email' | 'tel') => (
    <TextField
      name={name}
      type={type}
      autoComplete={type === 'text' ? 'name' : type}
      label={texts.labels[name]}
      isRequired
      clean={type === 'text' ? undefined : cleanContact}
      rule={type === 'email' ? { isBroken: hasWrongDot, errorMessage: texts.wrongDot } : undefined}
      value={contact[name]}
      onValueChange={(value) => {
        onReject(rejected.filter((other) => other !== name))
        estimatorStore.dispatch({ type: 'contactChanged', field: name, value })
      }}
      errorMessage={rejected.includes(name) ? texts.errors[name] : undefined}
    />
  )

  return (
    <Columns ratio="1:1" from="md" align="start">
      {hasTotal && (
        <div>
          <LeadingTotal
            label={houseParts(inputs, estimate, allTexts).join(' · ')}
            amount={estimate.totals.grand}
          />
          <Disclosure open title={texts.breakdown} headingLevel={2} size="small">
            <Stack space="2xsmall">
              <SummaryList layout="compact" rows={areaRows(estimate, allTexts)} />
              <EstimateCosts headingLevel={3} estimate={estimate} />
              <Text size="caption" tone="muted">
                {allTexts.tentativeText}
              </Text>
            </Stack>
          </Disclosure>
          <OwnerQuestions
            headingLevel={2}
            estimate={estimate}
            budgetLink={<Link href="#budget">{texts.prices.budget}</Link>}
          />
        </div>
      )}
      <Stack space="small">
        {!hasTotal && last && (
          <Inline space="small" narrow="stack">
            <Button variant="secondary" onClick={() => open(last)}>
              {savedHouses.continueWith(houseText(last, calculateEstimate(last), allTexts))}
            </Button>
            <Button variant="quiet" onClick={() => change(() => keptHouses.update({ last: undefined }))}>
              {savedHouses.startAnew}
            </Button>
          </Inline>
        )}
        {!hasTotal && (saved.length > 0 || deleted) && (
          <Disclosure title={savedHouses.heading} headingLevel={2} size="small">
            <Suspense>
              <SavedHouses onOpen={open} change={change} />
            </Suspense>
          </Disclosure>
        )}
        <Card size="small">
          {/* `noValidate`, because the browser's messages disappear and are shown for one field only. Without JavaScript,
            `method="dialog"` sends nothing; the default, `get`, would put the input into the URL. */}
          <form method="dialog" noValidate onSubmit={submit} aria-labelledby="contact-step">
            <Stack space="medium">
              <Stack space="2xsmall">
                <Heading ref={heading} level={2} id="contact-step" tabIndex={-1}>
                  {stepTitles.contact}
                </Heading>
                <Text tone="muted">{texts.text}</Text>
                <Text size="small" tone="muted">
                  {texts.requiredNote}
                </Text>
              </Stack>
              <Stack space="medium">
                {field('name', 'text')}
                {/* Stacked on a phone, where half of the width is too narrow for an address. */}
                <FieldRow>
                  {field('email', 'email')}
                  {field('phone', 'tel')}
                </FieldRow>
              </Stack>
              <VisuallyHidden aria-live="assertive">
                <span key={attempts}>{announcedError}</span>
              </VisuallyHidden>
              <Alert tone="danger" live="alert">
                {/* A new element at each attempt, so that the same message is announced again. */}
                {rejected.some(isEmpty) && <span key={attempts}>{texts.missing}</span>}
              </Alert>
              <Inline narrow="stack">
                <Button type="submit" size="large" isSoftDisabled={contactFields.some(isEmpty)}>
                  {texts.continue}
                </Button>
                <ChatOnPhone />
              </Inline>
              <Text size="small" tone="muted">
                {texts.nothingSent}
              </Text>
            </Stack>
          </form>
        </Card>
        {!hasTotal && (
          <nav aria-label={texts.prices.text}>
            <div className="pb-1.5">
              <Text size="small" tone="muted">
                {texts.prices.text}
              </Text>
            </div>
            {/* Fragments of the same page, so that nothing that is typed is lost. */}
            {(['costs', 'budget'] as const).map((id) => (
              <a
                key={id}
                href={`#${id}`}
                className="flex min-h-11 items-center justify-between gap-3 border-t border-line text-small text-accent underline-offset-4 hover:underline"
              >
                {texts.prices[id]}
                <Icon name="chevron-down" />
              </a>
            ))}
          </nav>
        )}
      </Stack>
      {!hasTotal && (
        <Stack space="small">
          <Heading level={2} size="subheading">
            {texts.next.heading}
          </Heading>
          <Text hasMeasure>{texts.next.text}</Text>
          <Suspense>
            <LiftedHouse
              floorNames={allTexts.floorLabels}
              amounts={allTexts.amounts}
              isPriority
              caption={texts.next.caption(houseText(exampleHouse, calculateEstimate(exampleHouse), allTexts))}
            />
          </Suspense>
        </Stack>
      )}
    </Columns>
  )
}
