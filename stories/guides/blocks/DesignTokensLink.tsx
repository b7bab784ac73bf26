import { designTokens } from '../../../scripts/designTokens'

/** The file of the design tokens, written from the code. */
export function DesignTokensLink() {
  const file = JSON.stringify(designTokens, null, 2)
  return (
    <a download="tokens.json" href={`data:application/json,${encodeURIComponent(file)}`}>
      one file
    </a>
  )
}
