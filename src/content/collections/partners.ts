/** A partner of the firm. */
interface Partner {
  /** The fictitious name, as in the wordmark. */
  readonly name: string
  /** The file name of the wordmark, without extension. */
  readonly mark: string
}

/** All partners, in display order. */
export const partners = [
  { name: 'Gridwell', mark: 'partner-gridwell' },
  { name: 'Kiln & Frame', mark: 'partner-kiln-and-frame' },
  { name: 'Plumbworth', mark: 'partner-plumbworth' },
  { name: 'Quarrylane', mark: 'partner-quarrylane' },
] as const satisfies readonly Partner[]

/** The file name of a wordmark, without extension. */
export type PartnerMark = (typeof partners)[number]['mark']
