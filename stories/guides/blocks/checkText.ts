import type { BaselineWindow, ComponentStatus, SettingName } from '../../evidence/componentStatus'
import { browserTests } from '../../evidence/browserTests'
import type { Check } from '../../evidence/testRuns'
import { failedNamesText } from './runText'

const names: Readonly<Record<Check, string>> = {
  stories: 'its stories',
  accessibilityTree: 'what screen readers are told',
  forcedColours: 'the shared stories in forced colours',
  pictures: 'what npm run test:visual checks',
  docsPage: 'the tests on this page',
  contrast: 'contrast',
  journeys: 'the journeys on the built site',
  engines: 'Firefox and WebKitGTK',
}

/** The checks that apply to a component: those that tested what is there now, and those that didn't. */
function currentChecks(status: ComponentStatus) {
  const { runs, baselines, sharedForcedColours, keyboardRowsOnDocsPage, reviews } = status
  const applies: Readonly<Record<Check, boolean>> = {
    stories: true,
    accessibilityTree: true,
    forcedColours: sharedForcedColours.length > 0,
    pictures: baselines.count > 0,
    docsPage: keyboardRowsOnDocsPage > 0,
    contrast: hasColours(status),
    journeys: status.namesJourneys,
    engines: browserTests[status.name] !== undefined,
  }
  const checks = Object.entries(names).flatMap(([check, name]) => {
    if (!isCheck(check) || !applies[check]) return []
    return [{ name, isCurrent: runs[check]?.isStale === false, isRecorded: runs[check] !== undefined }]
  })
  const review = reviews.slice(0, 1).map(({ isStale }) => ({
    name: 'the review',
    isCurrent: !isStale,
    isRecorded: true,
  }))
  const all = [...checks, ...review]
  return {
    current: all.filter(({ isCurrent }) => isCurrent).map(({ name }) => name),
    outdated: all.filter(({ isCurrent, isRecorded }) => isRecorded && !isCurrent).map(({ name }) => name),
    unrecorded: all.filter(({ isRecorded }) => !isRecorded).map(({ name }) => name),
  }
}

/** Whether a component has colours or focus rings, whose contrasts are tested. */
export function hasColours({ colourRoles, focusRings }: ComponentStatus): boolean {
  return colourRoles.length + focusRings.length > 0
}

function isCheck(name: string): name is Check {
  return name in names
}

/** One or two sentences on which checks tested the current code, stories and texts. */
export function currentChecksText(status: ComponentStatus): string {
  const { current, outdated, unrecorded } = currentChecks(status)
  const missing = unrecorded.length > 0 ? ` Without a recorded run: ${unrecorded.join(', ')}.` : ''
  if (current.length + outdated.length === 0)
    return `No recorded check is of the current code, stories and texts.${missing}`
  if (outdated.length === 0)
    return `All recorded checks are of the current code, stories and texts.${missing}`
  const still = current.length > 0 ? ` Up to date: ${current.join(', ')}.` : ''
  return `Out of date, because what they test has changed since: ${outdated.join(', ')}.${still}${missing}`
}

/** The checks whose last recorded run failed, with what failed; empty if none did. */
export function failedChecksText({ runs }: ComponentStatus): string {
  const failed = Object.entries(names).flatMap(([check, name]) => {
    const run = isCheck(check) ? runs[check] : undefined
    if (!run || run.failed === 0) return []
    const when = `on ${run.date}${run.isStale ? ', before the last change' : ''}`
    return [`${name} (${run.failed} of ${run.passed + run.failed} failed ${when}${failedNamesText(run)})`]
  })
  return failed.length > 0 ? `Failed in the last recorded run: ${failed.join('; ')}.` : ''
}

/** What no test of a component covers. A review may have tried some of it. */
export function untestedText({ settings, sharedForcedColours, runs, baselines }: ComponentStatus): string {
  const without = settingNames
    .filter((setting) => settings[setting].length === 0)
    .filter((setting) => setting !== 'forced colours' || sharedForcedColours.length === 0)
  const inStories = without.map((setting) => settingText(setting))
  const limit =
    runs.pictures?.failed === 0 && baselines.count > 0
      ? ` (except that its stories with pictures don’t scroll sideways ${widthsText(baselines.windows)})`
      : ''
  const parts = [
    ...(inStories.length > 0 ? [`${inStories.join(', ')}${limit}`] : []),
    runs.engines?.failed === 0 ? 'Firefox and WebKit, other than what Status names' : 'Firefox and WebKit',
    'Safari, Windows, macOS, real phones and touch screens, and voice control',
    'any screen reader that people use',
  ]
  return `Covered by no test: ${parts.join('; ')}.`
}

/** In how wide windows stories have been, such as “in windows of 320 and 800 px”. */
export function widthsText(windows: readonly BaselineWindow[]): string {
  const widths = windows.map(({ width }) => String(width))
  return `in ${widths.length === 1 ? 'a window' : 'windows'} of ${joined(widths)} px`
}

/** The same with the number of stories, such as “in windows of 320 px (1 story) and 800 px (7 stories)”. */
export function windowsText(windows: readonly BaselineWindow[]): string {
  if (windows.length === 1) return widthsText(windows)
  const parts = windows.map(({ width, stories }) => `${width} px (${storiesText(stories)})`)
  return `in windows of ${joined(parts)}`
}

/** How many stories. */
export function storiesText(count: number): string {
  return count === 1 ? '1 story' : `${count} stories`
}

function joined(words: readonly string[]) {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ')
}

/** The settings of a visitor, in the order of the table. */
export const settingNames = [
  'forced colours',
  'right to left',
  '200 % text',
  'reduced motion',
] as const satisfies readonly SettingName[]

/** What a setting is called in a text. */
export function settingText(setting: SettingName): string {
  return setting === '200 % text' ? 'text of 200 %' : setting
}
