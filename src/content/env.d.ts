interface ImportMetaEnv {
  /** The origin that replaces `company.origin` in this build. */
  readonly SITE_ORIGIN?: string
}
