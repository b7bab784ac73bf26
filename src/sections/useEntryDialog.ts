import { useState } from 'react'

/** The state of a dialog for one of several entries. */
export interface EntryDialog<Entry> {
  /** The last opened entry; still set while the dialog closes. */
  readonly entry: Entry | undefined
  readonly isOpen: boolean
  readonly open: (entry: Entry) => void
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Use where each of several cards opens the same dialog with its own entry. */
export function useEntryDialog<Entry>(): EntryDialog<Entry> {
  const [entry, setEntry] = useState<Entry>()
  const [isOpen, setIsOpen] = useState(false)
  const open = (next: Entry) => {
    setEntry(next)
    setIsOpen(true)
  }
  return { entry, isOpen, open, onOpenChange: setIsOpen }
}
