import { memo } from 'react'
import { company } from '../../../content/company'
import { Heading, Inline, ProgressSteps, Stack, Text } from '../../../design-system'
import { useEstimatorTexts } from '../language/EstimatorLanguage'
import { LanguageAlert, LanguageSwitch } from '../language/LanguageSwitch'
import { stepNumber, type Step } from './steps'

/** The page's title, the language and the steps. */
export const WizardHeader = memo(function WizardHeader({ step }: { step: Step }) {
  const { estimatorPage: texts, progressLabels } = useEstimatorTexts()
  return (
    <Stack space="2xsmall">
      <Inline space="large" justify="between">
        {/* On a phone the switch is at the end of the row. */}
        <div className="flex items-center gap-4 max-sm:w-full max-sm:justify-between sm:gap-8">
          <div className="min-w-0">
            <Heading level={1} size="subheading">
              <bdi lang="en">{company.name}</bdi>
            </Heading>
            <Text size="small" tone="muted">
              {texts.text}
            </Text>
          </div>
          <LanguageSwitch />
        </div>
        <ProgressSteps label={texts.progress} steps={progressLabels} current={stepNumber(step)} />
      </Inline>
      <LanguageAlert />
    </Stack>
  )
})
