/**
 * Checks the origin of the published site.
 * @throws if it is not an http or https origin in its normal form
 */
export function parseOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.origin !== text || !/^https?:$/.test(url.protocol)) {
    throw new Error(
      `The site's origin is "${text}"; it must have the form https://www.example.com, without a path or a trailing slash.`,
    )
  }
  return text
}
