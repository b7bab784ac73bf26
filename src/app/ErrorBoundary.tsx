import { Component, type ReactNode } from 'react'
import { company } from '../content/company'
import { notices } from '../content/shell/notices'
import { Button, Heading, Section, Stack, Text } from '../design-system'
import { PageTitle } from '../site/DocumentHead'
import { PhoneLink } from '../sections/contact/PhoneLink'

const { pageError } = notices

interface ErrorBoundaryProps {
  /** Called with an error; may load the document instead. @default only the message is shown */
  onError?: () => void
  children: ReactNode
}

/**
 * Shows a message with a phone number and a reload button if its children fail to load or render. Give it a `key` that
 * changes with the page, so that it starts anew.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override componentDidCatch() {
    this.props.onError?.()
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Section>
        <PageTitle title={pageError.title} />
        <Stack space="large" align="start">
          <Heading level={1}>{pageError.title}</Heading>
          <Text hasMeasure>{pageError.text}</Text>
          <PhoneLink phone={company.phones[0]} />
          <Button onClick={() => location.reload()}>{pageError.action}</Button>
        </Stack>
      </Section>
    )
  }
}
