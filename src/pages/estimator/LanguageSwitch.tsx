import { Alert, Button, VisuallyHidden } from '../../design-system'
import { languages, otherLanguage } from './languages'
import { languageStore } from './languageStore'
import { useEstimatorLanguage, useEstimatorTexts } from './EstimatorLanguage'

/** Shows the estimator in the other language; what is entered, the step and the focus stay. */
export function LanguageSwitch() {
  const { languageSwitch: texts } = useEstimatorTexts()
  const { language, status } = useEstimatorLanguage()
  const other = otherLanguage(language)
  const { lang, name } = languages[other]
  return (
    <Button
      variant="secondary"
      isLoading={status === 'loading'}
      loadingLabel={texts.loading}
      onClick={() => void languageStore.choose(other)}
    >
      <bdi lang={lang}>{name}</bdi>
      <VisuallyHidden>{` – ${texts.action}`}</VisuallyHidden>
    </Button>
  )
}

/** Says that the other language could not be loaded. */
export function LanguageAlert() {
  const { languageSwitch: texts } = useEstimatorTexts()
  const { status } = useEstimatorLanguage()
  return (
    <Alert tone="danger" role="status">
      {status === 'failed' && texts.failed}
    </Alert>
  )
}
