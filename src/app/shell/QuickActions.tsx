import { chatHref } from '../../content/company'
import { BackToTop, Button, FloatingActions, Icon, VisuallyHidden } from '../../design-system'

/** Floating buttons in the corner of the window, or beside the page: back to top, and chat with the firm. */
export function QuickActions() {
  return (
    <FloatingActions label="Quick actions">
      <BackToTop />
      {/* Floats over surfaces of any colour, so it sets its own. */}
      <div data-ground="deep" className="rounded-medium">
        <Button asChild>
          <a href={chatHref()} target="_blank" rel="noopener noreferrer">
            <Icon name="whatsapp" size="large" />
            <VisuallyHidden>Chat with us</VisuallyHidden>
          </a>
        </Button>
      </div>
    </FloatingActions>
  )
}
