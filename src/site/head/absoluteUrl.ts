import { company } from '../../content/company'

/** The URL of a path on the published site. */
export function absoluteUrl(path: string): string {
  return company.origin + path
}
