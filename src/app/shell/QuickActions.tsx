import { chatHref } from '../../content/company'
import { BackToTop, Button, FloatingActions, Icon } from '../../design-system'

/** The corner of the window: the way back to the top, and the chat with the firm. */
export function QuickActions() {
  return (
    <FloatingActions label="Quick actions">
      <BackToTop />
      {/* It floats over every ground, so it has one of its own. */}
      <div data-ground="deep" className="rounded-medium">
        <Button asChild>
          <a href={chatHref()} target="_blank" rel="noopener noreferrer">
            <Icon name="whatsapp" size="large" />
            <span className="sr-only sm:not-sr-only">Chat with us</span>
          </a>
        </Button>
      </div>
    </FloatingActions>
  )
}
