import { describe, expect, it } from 'vitest'
import { componentManifest } from '../../../stories/evidence/componentManifest'
import { readStories, type StorySource } from '../../../stories/evidence/storyFiles'

/** The stories that a promise names as its evidence: "(story Default)" or "(stories Default, With Error)". */
function namedStories(promise: string): readonly string[] {
  return [...promise.matchAll(/\(stor(?:y|ies) ([^)]+)\)/g)].flatMap(([, names = '']) => names.split(', '))
}

/** Whether a promise names a story, or a command or a file that tests it. */
function hasEvidence(promise: string) {
  return namedStories(promise).length > 0 || /\(`?(?:npm run test:|tests\/)/.test(promise)
}

/** The names that no story with interactions has. */
function unfounded(promise: string, stories: readonly Pick<StorySource, 'name' | 'play' | 'tags'>[]) {
  const tested = stories.filter(({ play, tags }) => play !== '' && tags.includes('test'))
  return namedStories(promise).filter((name) => !tested.some((story) => story.name === name))
}

const { components } = componentManifest()

describe('the promises of a component', () => {
  it.each(components)('of $name each name a story or another test', ({ promises }) => {
    expect(promises.length).toBeGreaterThan(0)
    expect(promises.filter((promise) => !hasEvidence(promise))).toEqual([])
  })

  it('don’t count as proven by a word in brackets', () => {
    expect(hasEvidence('It opens (story Default).')).toBe(true)
    expect(hasEvidence('It works without JavaScript (`npm run test:e2e`: every page).')).toBe(true)
    expect(hasEvidence('It closes, too (as everywhere).')).toBe(false)
  })

  it.each(components)('of $name name only stories that test something', ({ name, promises }) => {
    const stories = readStories(name)
    expect(promises.flatMap((promise) => unfounded(promise, stories))).toEqual([])
  })

  it('fail if a story is unknown, has no interactions or isn’t a test', () => {
    const stories = [
      { name: 'Default', play: '() => {}', tags: ['test'] },
      { name: 'Long Text', play: '', tags: ['test'] },
      { name: 'Untested', play: '() => {}', tags: [] },
    ]
    expect(unfounded('It opens (story Default).', stories)).toEqual([])
    expect(
      unfounded('It opens (stories Default, Long Text, Untested), or not (story Lost).', stories),
    ).toEqual(['Long Text', 'Untested', 'Lost'])
  })
})
