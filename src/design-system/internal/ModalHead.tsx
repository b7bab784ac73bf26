import { faXmark } from '@fortawesome/free-solid-svg-icons'
import * as RadixDialog from '@radix-ui/react-dialog'
import { Glyph } from './Glyph'
import { useLabels } from '../labels'

interface ModalHeadProps {
  title: string
}

/** The head of an overlay, which stays in sight where that leaves enough of the window: its title, which names it, and the × that closes it. */
export function ModalHead({ title }: ModalHeadProps) {
  const labels = useLabels()
  return (
    <div className="sticky top-modal-head-stuck z-sticky flex flex-wrap-reverse items-end justify-end border-b border-line bg-surface">
      {/* A title of many large lines would leave the text below no room, so it scrolls by itself. */}
      <RadixDialog.Title className="max-h-[40dvh] low:max-h-none min-w-0 shrink grow basis-32 overflow-y-auto self-center px-4 py-4 text-subheading font-bold wrap-break-word sm:ps-6">
        {title}
      </RadixDialog.Title>
      <RadixDialog.Close
        aria-label={labels.close}
        className="m-1.5 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-small text-lead text-muted transition-colors duration-quick hover:bg-tint hover:text-ink"
      >
        <Glyph icon={faXmark} />
      </RadixDialog.Close>
    </div>
  )
}
