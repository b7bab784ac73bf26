import type { FormResult } from '../design-system'

/** The result of a submission whose form the visitor no longer sees. */
export interface LeadNews {
  /** The form or estimate that the result belongs to; a later result with the same id replaces it. */
  readonly id: string
  readonly outcome: FormResult
  /** Added to a failure: what it is about, and a link to the form. */
  readonly failure: {
    readonly title: string
    readonly text: string
    readonly link: { readonly label: string; readonly href: string }
  }
}

let news: readonly LeadNews[] = []
const listeners = new Set<() => void>()

/** The results that have not been dismissed, oldest first; the same array until it changes. */
export function leadNews(): readonly LeadNews[] {
  return news
}

/** Calls the listener after each change of `leadNews`; returns a function that unsubscribes it. */
export function subscribeToLeadNews(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) news = []
  }
}

/** Whether a notice for results is rendered; a form outside the site's layout has none. */
export function isLeadNewsShown(): boolean {
  return listeners.size > 0
}

/** Shows the result of a submission on whatever page the visitor is. */
export function announceLead(item: LeadNews): void {
  if (!isLeadNewsShown()) return
  update([...news.filter(({ id }) => id !== item.id), item])
}

/** Dismisses the results that match. */
export function dismissLeadNews(isDismissed: (item: LeadNews) => boolean): void {
  if (news.some(isDismissed)) update(news.filter((item) => !isDismissed(item)))
}

function update(next: readonly LeadNews[]) {
  news = next
  for (const listener of listeners) listener()
}
