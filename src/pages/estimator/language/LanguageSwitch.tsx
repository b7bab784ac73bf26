import { Alert, Button, VisuallyHidden } from '../../../design-system'
import { useEstimatorLanguage } from './EstimatorLanguage'
import { chooseLanguage } from './languageStore'

const names = { en: 'English', ur: 'اردو' } as const

/** Shows the estimator in the other language; what is entered, the step and the focus stay. */
export function LanguageSwitch() {
  const { lang, status, texts } = useEstimatorLanguage()
  const other = lang === 'en' ? 'ur' : 'en'
  return (
    <Button
      variant="secondary"
      isLoading={status === 'loading'}
      loadingLabel={texts.languageSwitch.loading}
      onClick={() => void chooseLanguage(other)}
    >
      <bdi lang={other}>{names[other]}</bdi>
      <VisuallyHidden>{` – ${texts.languageSwitch.action}`}</VisuallyHidden>
    </Button>
  )
}

/** Says that the other language could not be loaded. */
export function LanguageAlert() {
  const { status, texts } = useEstimatorLanguage()
  return (
    <Alert tone="danger" live="status">
      {status === 'failed' && texts.languageSwitch.failed}
    </Alert>
  )
}
