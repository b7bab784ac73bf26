import * as RadixDialog from '@radix-ui/react-dialog'
import { Icon } from '../Icon'
import { useLabels } from '../labels'

/** The header of a modal: the title that names it, and the close button. Sticky unless the viewport is short. */
export function ModalHeader({ title }: { title: string }) {
  const labels = useLabels()
  return (
    <div
      data-sticky="head"
      className="sticky top-0 z-sticky short:static flex flex-wrap-reverse items-end justify-end border-b border-line bg-surface"
    >
      {/* A long title in large text scrolls separately, which leaves room for the content. */}
      <RadixDialog.Title className="max-h-[40dvh] short:max-h-none min-w-0 shrink grow basis-32 overflow-y-auto self-center px-4 py-4 text-subheading font-bold wrap-break-word sm:ps-6">
        {title}
      </RadixDialog.Title>
      <RadixDialog.Close
        aria-label={labels.close}
        className="m-1.5 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-small text-lead text-muted transition-colors duration-quick hover:bg-tint hover:text-ink"
      >
        <Icon name="xmark" />
      </RadixDialog.Close>
    </div>
  )
}
