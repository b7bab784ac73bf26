const { readdirSync } = require('node:fs')

/** The import rules; docs/architecture.md explains them. Folders with an index.ts are imported through it. */
const zone = (/** @type {string} */ name) => `^src/${name}/`

/** What sections, forms and pages may import. */
const shared = 'lib paths images design-system content leads estimator site'.split(' ')

const allowed = {
  lib: [],
  'design-system': ['lib'],
  estimator: ['lib'],
  content: ['paths', 'estimator', 'leads'],
  leads: ['lib', 'estimator'],
  offline: ['lib', 'leads'],
  images: ['design-system', 'content'],
  site: ['lib', 'content', 'paths', 'estimator'],
  sections: shared,
  forms: [...shared, 'sections'],
  pages: [...shared, 'offline', 'sections', 'forms'],
  app: [...shared, 'offline', 'sections', 'forms', 'pages'],
}

const zones = Object.entries(allowed).map(([name, others]) => ({
  name: `zone-${name}`,
  comment: `src/${name} imports only from itself${others.length > 0 ? ` and ${others.join(', ')}` : ''}.`,
  severity: 'error',
  from: { path: zone(name) },
  to: {
    path: '^(src|stories|tests|integrations)/',
    pathNot: [name, ...others].map((zoneName) => `^src/${zoneName}(/|\\.ts$)`),
  },
}))

const publicApis = ['design-system', 'estimator', 'leads', 'offline'].map((name) => ({
  name: `public-api-of-${name}`,
  comment: `src/${name} is imported through its index; docs/architecture.md lists the exceptions.`,
  severity: 'error',
  from: {
    pathNot: [
      zone(name),
      '^tests/(unit|architecture)/',
      '^scripts/serviceWorker\\.ts$',
      // It must be small.
      '^src/offline/worker/',
    ],
  },
  to: { path: zone(name), pathNot: [`^src/${name}/index\\.ts$`, `^src/${name}/tsconfig\\.json$`] },
}))

/**
 * The texts of each page, a file or a folder, belong to the folder of that name in `src/pages`: `serviceSubpage.ts` to
 * `service-subpage`. Those of the estimator are in `src/content/estimator`.
 */
const pageTexts = readdirSync('src/content/pages').map((entry) => {
  const name = entry.replace(/\.ts$/, '')
  const folder = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return {
    name: `texts-of-${name}`,
    comment:
      'The texts of a page are imported only by the page; its metadata by the site search and the build, too.',
    severity: 'error',
    from: {
      path: '^src/',
      pathNot: [`^src/pages/${folder}/`, `^src/content/pages/${name}/`, '^src/site/'],
    },
    to: { path: `^src/content/pages/${name}(/|\\.ts$)` },
  }
})

module.exports = {
  forbidden: [
    ...zones,
    ...publicApis,
    ...pageTexts,
    {
      name: 'search-on-the-not-found-page',
      comment: 'It imports the texts of every page, which no other page should load.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(pages/not-found|site|prerender)' },
      to: { path: '^src/site/(siteSearch|sitePages)\\.ts$' },
    },
    {
      name: 'texts-of-estimator',
      comment: 'The site search and the build read only the metadata.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(pages|content)/estimator/' },
      to: { path: '^src/content/estimator/', pathNot: '^src/content/estimator/head\\.ts$' },
    },
    {
      name: 'head-in-the-build-only',
      comment:
        'What src/site/head adds to the documents must not be part of the code that the browser loads.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/site/head/', '^src/prerender\\.tsx$'] },
      to: { path: '^src/site/head/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'modules-that-import-nothing',
      severity: 'error',
      from: { path: '^src/(paths\\.ts$|lib/)' },
      to: { pathNot: '^src/lib/|node_modules/react/' },
    },
    {
      name: 'only-types-of-the-estimator-and-leads',
      comment: 'src/leads imports only types of src/estimator, src/content only types of both.',
      severity: 'error',
      from: { path: '^src/(content|leads)/' },
      to: {
        path: ['^src/estimator/', '^src/leads/'],
        pathNot: '^src/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-imports-between-pages',
      comment: 'What two pages share belongs in src/sections.',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'no-router-in-lower-layers',
      severity: 'error',
      from: { path: '^src/(design-system|estimator|content|leads)/' },
      to: { path: 'node_modules/react-router' },
    },
    {
      name: 'estimator-is-pure',
      severity: 'error',
      from: { path: zone('estimator') },
      to: { pathNot: [zone('estimator'), '^src/lib/(groupedNumber|json|keysOf)\\.ts$'] },
    },
    {
      name: 'src-imports-only-src',
      comment: 'The site imports neither stories, tests nor integrations.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(stories|tests|integrations|\\.ci|\\.storybook)/' },
    },
    {
      name: 'tokens-import-only-tokens',
      severity: 'error',
      from: { path: '^tailwind\\.' },
      to: {
        path: '^(src|stories|tests|scripts|integrations|\\.storybook)/',
        pathNot: '^src/lib/breakpoints\\.ts$',
      },
    },
    {
      name: 'stories-below-storybook',
      comment: 'The configuration of Storybook imports from stories, never the reverse.',
      severity: 'error',
      from: { path: '^stories/' },
      to: { path: '^\\.storybook/' },
    },
    {
      name: 'scripts-below-stories',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^(stories|tests|\\.storybook)/' },
    },
    {
      name: 'unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?|^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/images/.+[.](webp|svg)$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.svg', '.webp'],
    },
  },
}
