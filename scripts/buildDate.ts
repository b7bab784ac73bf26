/**
 * The date of a build: the current date, or SOURCE_DATE_EPOCH, which makes a later build of the same sources identical.
 * Source: https://reproducible-builds.org/specs/source-date-epoch/
 * @param epoch seconds since 1970
 * @throws if it is not a whole number
 */
export function buildDate(epoch: string | undefined): Date {
  if (!epoch) return new Date()
  if (!/^\d{1,11}$/.test(epoch)) {
    throw new Error(`SOURCE_DATE_EPOCH is "${epoch}"; it must be a whole number of seconds since 1970.`)
  }
  return new Date(Number(epoch) * 1000)
}
