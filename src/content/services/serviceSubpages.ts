import { paths } from '../../paths'
import type { PageHead } from '../pageHead'
import type { DrawingName } from '../drawings'
import type { SheetName } from '../sheets'
import type { PictureName } from '../pictures'

/** One topic of a subpage, shown as a card and in a dialog. */
export interface SubpageTopic {
  readonly id: string
  readonly title: string
  /** Data only: this path has no page. */
  readonly link: `/services/project-management/initiation/${string}`
  /** Shown in the dialog. */
  readonly picture: PictureName
  readonly description: string
  readonly points: readonly string[]
}

interface SubpageData {
  readonly id: string
  readonly title: string
  /** What its page shows beside the description. */
  readonly view: { readonly drawing: SheetName } | { readonly picture: PictureName }
  /** The drawing of its card. */
  readonly detail: DrawingName
  /** 70 to 160 characters, for cards and search engines. */
  readonly summary: string
}

const entries = [
  {
    id: 'Project-Planning',
    title: 'Project Planning',
    view: { drawing: 'db-32-plan' },
    detail: 'plan-detail',
    summary:
      'Scope, budget, programme and risks of a building project, agreed and written down before work starts.',
  },
  {
    id: 'project-execution',
    title: 'Project Execution',
    view: { picture: 'grey-structure-reinforcement' },
    detail: 'section-detail',
    summary:
      'Supervision, quality, cost and change control while the building goes up, reported to the owner every week.',
  },
  {
    id: 'project-closeout',
    title: 'Project Close-out',
    view: { drawing: 'db-32-elevation' },
    detail: 'elevation-detail',
    summary:
      'Snags, tests, drawings, final account and the completion file: how to bring a building project to a proper end.',
  },
] as const satisfies readonly SubpageData[]

type SubpageId = (typeof entries)[number]['id']

/** A page below a service's page; what only this page shows is in subpageDetails.ts. */
export interface ServiceSubpage extends SubpageData {
  readonly id: SubpageId
  readonly link: string
}

/** What only a subpage itself shows. */
export interface SubpageDetails {
  readonly description: string
  readonly points: readonly string[]
  /** The topics. The name is that of the data format: docs/product.md#collections. */
  readonly subpagesII?: readonly SubpageTopic[]
}

/** The subpages of project management, in display order; no other service has subpages. */
export const serviceSubpages: readonly ServiceSubpage[] = entries.map((entry) =>
  Object.assign({ link: paths.serviceSubpage.href('project-management', entry.id) }, entry),
)

export function subpageHead({ title, summary }: ServiceSubpage): PageHead {
  return { label: title, title, description: summary }
}
