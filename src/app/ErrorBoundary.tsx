import { Component, type ReactNode } from 'react'
import { company } from '../content/company'
import { pageError } from '../content/shell/pageError'
import { Button, Container, Heading, Section, Stack, Text } from '../design-system'

interface ErrorBoundaryProps {
  /** The error is cleared when this changes. */
  resetKey: string
  /** Called when the fallback is shown. */
  onError: (() => void) | undefined
  children: ReactNode
}

interface ErrorBoundaryState {
  /** The `resetKey` of the failed render, '' between the error and the next render; undefined without an error. */
  failedAt: string | undefined
}

/** Shows an error with a reload button if the page fails to load or render; the header stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedAt: undefined }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failedAt: '' }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    { failedAt }: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    if (failedAt === undefined || failedAt === resetKey) return null
    return { failedAt: failedAt === '' ? resetKey : undefined }
  }

  override componentDidCatch() {
    this.props.onError?.()
  }

  override render() {
    if (this.state.failedAt === undefined) return this.props.children
    return (
      <Section>
        <title>{`${pageError.title} | ${company.name}`}</title>
        <Container>
          <Stack space="medium" align="start">
            <Heading level={1}>{pageError.title}</Heading>
            <Text isMeasured>{pageError.text}</Text>
            <Button onClick={() => location.reload()}>{pageError.action}</Button>
          </Stack>
        </Container>
      </Section>
    )
  }
}
