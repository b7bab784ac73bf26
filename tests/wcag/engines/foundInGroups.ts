import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestInfo } from 'playwright/test'
import type { StateFindings } from './compareFindings.ts'

/** A folder that each run clears: the groups are visited by several workers, and compared by one test after them. */
const folderOf = ({ project }: TestInfo) => join(project.outputDir, 'findings')

/** Stores what was found in a group of pages. */
export async function storeFindings(
  testInfo: TestInfo,
  group: string,
  states: readonly StateFindings[],
): Promise<void> {
  await mkdir(folderOf(testInfo), { recursive: true })
  await writeFile(join(folderOf(testInfo), `${group.replaceAll(/\W/g, '-')}.json`), JSON.stringify(states))
}

/** What was found in each group that this run has visited. */
export async function readFindings(testInfo: TestInfo): Promise<readonly (readonly StateFindings[])[]> {
  const files = await readdir(folderOf(testInfo)).catch(() => [])
  return Promise.all(
    files.map(async (file): Promise<readonly StateFindings[]> => {
      const text = await readFile(join(folderOf(testInfo), file), 'utf8')
      return JSON.parse(text)
    }),
  )
}
