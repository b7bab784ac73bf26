import { clsx } from 'clsx'
import * as RadixDialog from '@radix-ui/react-dialog'
import { IconButton } from '../../IconButton'
import { useLabels } from '../../labels'

const titleClasses = clsx(
  'min-w-0 shrink grow basis-32 overflow-y-auto self-center px-4 py-4',
  'text-subheading font-bold wrap-break-word',
  'max-h-[40dvh] short:max-h-none sm:ps-6',
)

/** The header of a modal: the title that names it, and the close button. Sticky unless the viewport is short. */
export function ModalHeader({ title }: { title: string }) {
  const labels = useLabels()
  return (
    <div
      data-sticky="head"
      className="sticky top-0 z-sticky short:static flex flex-wrap-reverse items-end justify-end border-b border-line bg-surface"
    >
      {/* A long title in large text scrolls separately, which leaves room for the content. */}
      <RadixDialog.Title className={titleClasses}>{title}</RadixDialog.Title>
      <div className="m-1.5 flex shrink-0">
        <RadixDialog.Close asChild>
          <IconButton icon="xmark" label={labels.close} variant="subtle" />
        </RadixDialog.Close>
      </div>
    </div>
  )
}
