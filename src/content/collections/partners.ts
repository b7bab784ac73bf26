interface PartnerData {
  /** The invented name, which is also what its wordmark says. */
  readonly name: string
  /** The base name of the wordmark's file. */
  readonly mark: string
}

const entries = [
  { name: 'Gridwell', mark: 'partner-gridwell' },
  { name: 'Kiln & Frame', mark: 'partner-kiln-and-frame' },
  { name: 'Plumbworth', mark: 'partner-plumbworth' },
  { name: 'Quarrylane', mark: 'partner-quarrylane' },
] as const satisfies readonly PartnerData[]

/** The wordmark of a partner, by the base name of its file. */
export type PartnerMark = (typeof entries)[number]['mark']

/** A partner of the firm. */
export interface Partner extends PartnerData {
  readonly mark: PartnerMark
}

/** The four partners, in the order in which their wordmarks pass. */
export const partners: readonly Partner[] = entries
