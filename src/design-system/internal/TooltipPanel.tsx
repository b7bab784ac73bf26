import * as RadixTooltip from '@radix-ui/react-tooltip'
import type { ReactNode, RefObject } from 'react'
import { ExternalTrigger } from './ExternalTrigger'

interface TooltipPanelProps {
  /** The id of the text. */
  id: string
  trigger: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  /** Called when the pointer leaves the button and the text, or the page scrolls. */
  onCloseRequested: () => void
  /** Called on Escape and on a click elsewhere. */
  onDismiss: () => void
  /** The text. */
  children: ReactNode
}

/** The text of a `Tooltip`, without its button. */
export function TooltipPanel({
  id,
  trigger,
  isOpen,
  onCloseRequested,
  onDismiss,
  children,
}: TooltipPanelProps) {
  return (
    <RadixTooltip.Provider>
      <RadixTooltip.Root
        open={isOpen}
        onOpenChange={(open) => {
          // Only the button opens it.
          if (!open) onCloseRequested()
        }}
      >
        <RadixTooltip.Trigger asChild>
          <ExternalTrigger trigger={trigger} />
        </RadixTooltip.Trigger>
        {/* Next to its button, not at the end of the document, so that it stays inside the page's landmarks. */}
        <RadixTooltip.Content
          id={id}
          collisionPadding={8}
          onEscapeKeyDown={onDismiss}
          onPointerDownOutside={(event) => {
            if (event.target instanceof Node && trigger.current?.contains(event.target))
              event.preventDefault()
            else onDismiss()
          }}
          // A click on the text would blur the button and so close the tooltip.
          onMouseDown={(event) => event.preventDefault()}
          data-ground="charcoal"
          className="z-overlay max-h-(--radix-tooltip-content-available-height) max-w-(--radix-tooltip-content-available-width) overflow-y-auto rounded-small border border-surface text-small font-normal transition-opacity duration-quick select-none starting:opacity-0"
        >
          <div className="max-w-tooltip px-4 py-3">{children}</div>
        </RadixTooltip.Content>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
