import { useState } from 'react'
import { Alert, Button, type ButtonProps } from '../../../design-system'
import { useEstimatorTexts } from '../language/EstimatorLanguage'

/** Opens the print dialog, or says that there is none, as in browsers within other apps. */
export function PrintButton({ variant = 'secondary' }: Pick<ButtonProps, 'variant'>) {
  const { print: label, cannotPrint } = useEstimatorTexts().shareEstimate
  const [hasFailed, setHasFailed] = useState(false)

  const openDialog = () => {
    setHasFailed(false)
    try {
      window.print()
    } catch {
      setHasFailed(true)
    }
  }

  return (
    <>
      <Button variant={variant} onClick={openDialog}>
        {label}
      </Button>
      <Alert tone="warning" live="alert">
        {hasFailed && cannotPrint}
      </Alert>
    </>
  )
}
