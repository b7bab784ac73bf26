import type { FormOutcome } from '../design-system'

/** The result of a submission whose form the visitor no longer sees. */
export interface LeadNews {
  /** The form or estimate that the result belongs to; a later result with the same id replaces it. */
  readonly id: string
  readonly outcome: FormOutcome
  /** What a failure is about and where it can be mended; a success needs neither. */
  readonly failure: {
    readonly title: string
    readonly text: string
    readonly link: { readonly label: string; readonly href: string }
  }
}

let news: readonly LeadNews[] = []
const readers = new Set<() => void>()

/** The results that have not been dismissed, oldest first; the same array until it changes. */
export function leadNews(): readonly LeadNews[] {
  return news
}

/** Calls the reader when `leadNews` has changed; returns what ends that. */
export function subscribeToLeadNews(reader: () => void): () => void {
  readers.add(reader)
  return () => {
    readers.delete(reader)
    if (readers.size === 0) news = []
  }
}

/** Whether results are shown at all: a form on its own, outside the site's layout, has nowhere to leave one. */
export function isLeadNewsShown(): boolean {
  return readers.size > 0
}

/** Tells the visitor the result of a submission wherever they are on the site. */
export function announceLead(item: LeadNews): void {
  if (!isLeadNewsShown()) return
  update([...news.filter(({ id }) => id !== item.id), item])
}

/** Takes back what is shown of one submission, or of all that the test picks out. */
export function dismissLeadNews(isDismissed: (item: LeadNews) => boolean): void {
  if (news.some(isDismissed)) update(news.filter((item) => !isDismissed(item)))
}

function update(next: readonly LeadNews[]) {
  news = next
  for (const reader of readers) reader()
}
