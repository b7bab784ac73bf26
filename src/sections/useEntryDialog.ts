import { useState } from 'react'

/** A dialog that shows one of several entries at a time. */
export interface EntryDialog<Entry> {
  /** The entry that was opened last; it stays while the dialog closes. */
  readonly entry: Entry | undefined
  readonly isOpen: boolean
  readonly open: (entry: Entry) => void
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The state of a dialog that shows one of several entries at a time. */
export function useEntryDialog<Entry>(): EntryDialog<Entry> {
  const [entry, setEntry] = useState<Entry>()
  const [isOpen, setIsOpen] = useState(false)
  const open = (next: Entry) => {
    setEntry(next)
    setIsOpen(true)
  }
  return { entry, isOpen, open, onOpenChange: setIsOpen }
}
