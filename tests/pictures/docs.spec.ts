import { AxeBuilder } from '@axe-core/playwright'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, type Locator, type Page } from 'playwright/test'
import ts from 'typescript'
import { globalTypes, initialGlobals, type Setting } from '../../stories/support/toolbar.ts'
import {
  componentOf,
  emit,
  openDocs,
  openStory,
  readCode,
  readDocs,
  readProps,
  readStories,
  switchTo,
  type StorybookEntry,
} from '../support/storybook.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const stories = readStories()
const guided = readdirSync(new URL('../../stories/guidance', import.meta.url))

/** The errors that the page throws and logs. Stories in frames, which have tests of their own, stay empty. */
async function collectErrors(page: Page): Promise<readonly string[]> {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.route('**/iframe.html?*', (route, request) =>
    request.frame() === page.mainFrame() ? route.continue() : route.fulfill({ body: '' }),
  )
  return errors
}

const isComponent = ({ title }: StorybookEntry) => title.startsWith('Components/')
const hasKeys = (entry: StorybookEntry) =>
  isComponent(entry) && (stories.get(entry.title)?.some(({ name }) => name === 'Keyboard Alone') ?? false)
const hasGuidance = (entry: StorybookEntry) => guided.includes(`${componentOf(entry)}.tsx`)

for (const [title, pages, checksAll] of [
  // Button has every part, and the guide what only guides have.
  [
    'a guide and a component',
    readDocs().filter(({ id }) => /^(guides-start-here|components-actions-button)--docs$/.test(id)),
    false,
  ],
  ['each docs page @nightly', readDocs(), true],
] as const) {
  test(`${title}: renders and fits a phone, a component with props, guidance and keys`, async ({ page }) => {
    test.setTimeout(60_000 + 10_000 * pages.length)
    const errors = await collectErrors(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await openDocs(page, 'guides-start-here--docs')
    expect(pages.length).toBeGreaterThan(1)
    for (const entry of pages) {
      const { id, title: name } = entry
      await switchTo(page, 'docs', id)
      await expect.soft(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible()
      const parts: Locator[] = []
      if (isComponent(entry)) parts.push(page.getByRole('region', { name: 'Props' }).locator('tbody tr'))
      if (hasKeys(entry)) parts.push(page.getByRole('table', { name: 'Keys' }).locator('tbody tr'))
      if (hasGuidance(entry)) parts.push(page.getByRole('group', { name: 'Do', exact: true }))
      for (const part of parts) await expect.soft(part.first(), name).toBeVisible()
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, `width of ${name}`).toBeLessThanOrEqual(390)
      if (!checksAll) continue
      // Examples are checked as stories, and have headings and landmarks of their own; controls and code are Storybook's.
      const axe = new AxeBuilder({ page })
        .setLegacyMode()
        .exclude('.docs-story')
        .exclude('.docblock-argstable')
        .exclude('.prismjs')
      const { violations } = await axe
        .disableRules(['heading-order', 'landmark-unique', 'landmark-no-duplicate-main'])
        .analyze()
      const found = violations.map(({ id: rule, nodes }) => [rule, nodes.map(({ target }) => target.join())])
      expect.soft(found, `what axe reports of ${name}`).toEqual([])
    }
    expect(errors).toEqual([])
  })
}

test('each file of stories of a component is in the sidebar', () => {
  const files = readdirSync(new URL('../../stories/design-system', import.meta.url))
  const shown = readDocs().filter(isComponent).map(componentOf)
  expect(shown.toSorted()).toEqual(files.map((file) => file.replace('.stories.tsx', '')).toSorted())
})

/** What a designer may search for, by the page that it should lead to. */
const otherNames = {
  Alert: ['toast'],
  Checkbox: ['switch', 'toggle'],
  Dialog: ['modal', 'popup'],
  Disclosure: ['accordion'],
  Lightbox: ['gallery'],
  NumberField: ['price'],
  SegmentedControl: ['radio'],
  Select: ['dropdown'],
  Slider: ['carousel'],
  Spinner: ['loading'],
  TextField: ['input'],
  'Accessibility (a11y), keyboard, focus': ['a11y', 'keyboard', 'focus'],
  'Breakpoints and layout, mobile first': ['mobile', 'breakpoint'],
  'Form validation and errors': ['validation', 'error'],
  'Motion and animation': ['animation'],
  'Overlays and popups': ['popup'],
  'Right to left (RTL), Urdu': ['rtl'],
  'Spacing and touch targets': ['touch', 'spacing'],
}

test('the search finds pages by other names, too', () => {
  const shown = [...stories.values()].flat().filter(({ tags }) => tags.includes('dev'))
  for (const [page, words] of Object.entries(otherNames)) {
    const names = [...readDocs(), ...shown].filter((entry) => componentOf(entry) === page)
    const text = names.map(({ title, name }) => `${title} ${name}`.toLowerCase()).join()
    for (const word of words) expect.soft(text, page).toContain(word)
  }
})

/** Components with and without a render function, with state, a router link, data and other components in them. */
const twelve =
  'Alert Button Checkbox Dialog DropdownMenu LinkCard Select Slider Stack SegmentedControl Table TextField'.split(
    ' ',
  )

test('"Show code" is code that compiles, with the names of the components', async ({ page }) => {
  const exported = readFileSync(new URL('../../src/design-system/index.ts', import.meta.url), 'utf8')
  const known = `${exported} RouterLink Route Routes`
  await openDocs(page, 'guides-start-here--docs')
  for (const component of twelve) {
    const docs = readDocs().find((entry) => isComponent(entry) && componentOf(entry) === component)
    // A sheet of states is no code for a page.
    const shown = (stories.get(docs?.title ?? '') ?? []).filter(
      ({ tags, exportName }) => tags.includes('dev') && exportName !== 'EveryState',
    )
    expect.soft(shown, component).not.toEqual([])
    for (const { id } of shown.slice(0, 2)) {
      const code = await readCode(page, id)
      const { diagnostics } = ts.transpileModule(code, {
        fileName: 'example.tsx',
        reportDiagnostics: true,
        compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
      })
      expect
        .soft(
          diagnostics?.map(({ messageText }) => messageText),
          `${id}:\n${code}`,
        )
        .toEqual([])
      expect.soft(code, id).toContain(`<${component}`)
      const names = [...code.matchAll(/<([A-Z]\w+)(?=[\s>/])/g)].map(([, name]) => name)
      const unknown = names.filter((name) => !new RegExp(`\\b${name}\\b`).test(known))
      expect.soft(unknown, id).toEqual([])
    }
  }
  await switchTo(page, 'docs', 'components-actions-button--docs')
  await page.getByRole('switch', { name: 'Show code' }).first().click()
  await expect(page.locator('.prismjs').first()).toContainText('<Button onClick={() => {}}>Continue</Button>')
})

test('the docs page of each component has props', async ({ page }) => {
  await openDocs(page, 'guides-start-here--docs')
  const components = readDocs().filter(isComponent)
  expect(components.length).toBeGreaterThan(40)
  for (const { title } of components) {
    const names = await readProps(page, stories.get(title)?.[0]?.id ?? '')
    expect.soft(names, `props of ${title}`).not.toEqual([])
  }
})

test('Storybook opens with its first guide, in the window of the toolbar', async ({ page }) => {
  await page.goto('/?globals=window:390px')
  const guide = page.frameLocator('#storybook-preview-iframe')
  await guide.getByRole('heading', { level: 1, name: 'Start here' }).waitFor()
  await expect.poll(() => guide.locator('body').evaluate(() => window.innerWidth)).toBe(390)
})

/** What the first paragraph has. */
function describeText(element: HTMLElement) {
  const style = getComputedStyle(element)
  return {
    color: style.color,
    line: style.getPropertyValue('--line'),
    size: style.fontSize,
    direction: style.direction,
    language: document.documentElement.lang,
    transition: style.transitionDuration,
  }
}

/** What the last option of each setting of the toolbar changes. */
const changes: Record<Exclude<Setting, 'window'>, Partial<ReturnType<typeof describeText>>> = {
  surface: { color: 'rgb(255, 255, 255)', line: '#c9d6df4d' },
  textSize: {},
  direction: { direction: 'rtl' },
  language: { direction: 'rtl', language: 'ur' },
  motion: { transition: '0.001s' },
  forcedColors: { color: 'rgb(255, 255, 255)' },
  media: { line: '#8a8377' },
}

const usual = {
  color: 'rgb(20, 33, 43)',
  line: '#d9d2c4',
  direction: 'ltr',
  language: 'en',
  transition: '0s',
}

for (const { id, open, sizes = { usual: '16px', textSize: '32px', media: '14px' } } of [
  { id: 'guides-accessibility-a11y-keyboard-focus--docs', open: openDocs },
  {
    id: 'components-text-and-media-text--default',
    open: openStory,
    sizes: { usual: '17.5008px', textSize: '33.28px', media: '15.3132px' },
  },
]) {
  test(`each setting of the toolbar changes ${id}`, async ({ page }) => {
    const expectText = (expected: ReturnType<typeof describeText>) =>
      expect.poll(() => page.getByRole('paragraph').first().evaluate(describeText)).toEqual(expected)
    const before = {
      ...usual,
      size: sizes.usual,
    }
    await open(page, id)
    await expectText(before)
    for (const [setting, change] of Object.entries(changes)) {
      const { items } = globalTypes[setting as Setting].toolbar
      await emit(page, 'updateGlobals', { globals: { [setting]: items.at(-1)?.value } })
      const size = setting in sizes ? sizes[setting as keyof typeof sizes] : sizes.usual
      await expectText({ ...before, ...change, size })
      await emit(page, 'updateGlobals', { globals: initialGlobals })
      await expectText(before)
    }
  })
}
