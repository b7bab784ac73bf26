/** Tells the service worker which requests it should send once the site is closed. */
export interface EstimatesMessage {
  readonly type: 'ESTIMATES'
  readonly url: string
  readonly bodies: readonly string[]
}
