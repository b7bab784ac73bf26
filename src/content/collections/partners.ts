interface PartnerData {
  /** The fictitious name, as in the wordmark. */
  readonly name: string
  /** The file name of the wordmark, without extension. */
  readonly mark: string
}

const entries = [
  { name: 'Gridwell', mark: 'partner-gridwell' },
  { name: 'Kiln & Frame', mark: 'partner-kiln-and-frame' },
  { name: 'Plumbworth', mark: 'partner-plumbworth' },
  { name: 'Quarrylane', mark: 'partner-quarrylane' },
] as const satisfies readonly PartnerData[]

/** The file name of a wordmark, without extension. */
export type PartnerMark = (typeof entries)[number]['mark']

/** A partner of the firm. */
export interface Partner extends PartnerData {
  readonly mark: PartnerMark
}

/** All partners, in display order. */
export const partners: readonly Partner[] = entries
