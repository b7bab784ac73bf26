import type { PageHead } from '../pageHead'
import type { PictureName } from './pictures'
import type { DrawingKind } from './projectDrawings'
import type { Service } from './services'

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

/** A page below a service's page. */
export interface ServiceSubpage {
  readonly id: string
  readonly title: string
  readonly link: `/services/${string}/${string}`
  /** Which drawing of DB-32 it shows. */
  readonly drawing: DrawingKind
  /** 70 to 160 characters, for cards and search engines. */
  readonly summary: string
  readonly description: string
  readonly points: readonly string[]
  /** The topics. The name is that of the data format: docs/product.md#collections. */
  readonly subpagesII?: readonly SubpageTopic[]
}

/** What only the page of a service shows. */
export interface ServiceDetails {
  /** 60 to 120 words. */
  readonly description: string
  readonly points: readonly string[]
  readonly gallery: readonly PictureName[]
  readonly subpages?: readonly ServiceSubpage[]
}

/**
 * The details of each service, by its id; loaded only on the pages of services and their subpages, and on the not-found
 * page, whose search lists the subpages.
 */
export const serviceDetails: Readonly<Record<Service['id'], ServiceDetails>> = {
  'dha-construction': {
    description:
      'A house on a DHA plot crosses more desks than most owners expect: site plan, submission drawings, demarcation, stage inspections and the completion certificate. We prepare the drawings for each of them, file them, answer the comments and keep the dates in one list. Then we build what was approved, with a supervisor on site and a record of every pour. Approval always lies with the authority. What we can do is hand in a complete set, check it against the regulations in force on that day, and tell you early when a wish would break a rule.',
    points: [
      'Site plan and a check of the plot papers',
      'Submission drawings with structural and services sheets',
      'Filing, answering comments and revised drawings',
      'Demarcation before the first trench is dug',
      'Grey structure and finishing under daily supervision',
      'Preparation for each stage inspection',
      'As-built drawings and the completion file',
    ],
    gallery: ['db-32-front', 'db-32-aerial', 'db-32-detail'],
  },
  'project-management': {
    description:
      'A project goes wrong slowly: a drawing that comes late, a price that nobody wrote down, a slab cast before the pipes were checked. Our project managers work for the owner, not for the contractor. They set up the programme and the budget, run the meetings, check work and invoices against the contract, and report once a week in plain words: what was done, what it has cost so far, what comes next and what needs your decision. You can bring us in at the start or midway; if midway, we begin with a survey of what has been built and what has been paid.',
    points: [
      'Programme with milestones and float',
      'Budget, cost to date and forecast at completion',
      'Contract packages, tenders and comparison of offers',
      'Site meetings with minutes and named actions',
      'Quality checks before each pour and each cover-up',
      'Variation orders priced and agreed in writing',
      'Weekly report with photographs from fixed positions',
      'Handover, snag list and final account',
    ],
    gallery: ['grey-structure-crane', 'grey-structure-yard'],
    subpages: [
      {
        id: 'Project-Planning',
        title: 'Project Planning',
        link: '/services/project-management/Project-Planning',
        drawing: 'plan',
        summary:
          'Scope, budget, programme and risks of a building project, agreed and written down before work starts.',
        description:
          'Planning turns a wish into a scope, a budget and a calendar. Before anybody orders steel we write down what will be built, who decides what, what it may cost and which dates cannot move. Everything that follows is measured against this plan, so we keep it short enough for people to read.',
        points: [
          'Scope: rooms, areas, standard of finish and what is left out',
          'Budget by package with a stated reserve',
          'Programme from approvals to handover',
          'Register of risks with an owner for each',
          'List of decisions and the latest date for each',
          'Communication plan: who is told what, and how often',
        ],
        subpagesII: [
          {
            id: 'cost-estimation',
            title: 'Cost Estimation',
            link: '/services/project-management/initiation/cost-estimation',
            picture: 'db-32-section',
            description:
              'From a first figure per square foot to a bill of quantities, each stage more accurate than the last.',
            points: [
              'First figure from covered areas and rates per square foot',
              'Check of the areas against the plot papers and the rules',
              'Separate rates for basement and upper floors',
              'Bill of quantities from the working drawings',
              'Rates from current quotations, with their date',
              'Items outside the covered area listed one by one',
              'Reserve for surprises in the ground and in the market',
              'Comparison of offers on the same basis',
              'Update at each design stage, with the reasons for changes',
            ],
          },
          {
            id: 'risk-management',
            title: 'Risk Management',
            link: '/services/project-management/initiation/risk-management',
            picture: 'grey-structure-slab',
            description:
              'We name what could go wrong, decide who watches it and agree in advance what to do.',
            points: [
              'Soil investigation before the foundation is designed',
              'Water table and neighbouring foundations near basements',
              'Time for approvals and for revised drawings',
              'Price changes in steel, cement and bricks',
              'Payment plan that follows work done',
              'Weather, holidays and harvest weeks in the programme',
              'Safety on site: edges, scaffolding, electricity',
              'Second source for long-lead materials',
              'Review of the register every month',
            ],
          },
          {
            id: 'stakeholder-communication',
            title: 'Stakeholder Communication',
            link: '/services/project-management/initiation/stakeholder-communication',
            picture: 'grey-structure-yard',
            description:
              'Owner, family, designers, contractor and authority hear the same thing at the same time.',
            points: [
              'One contact on each side, with a deputy',
              'List of who decides, who advises and who is informed',
              'Weekly report to the owner, at home or abroad',
              'Site meetings, with minutes within two days',
              'Drawing register, so that nobody builds from an old sheet',
              'Questions from site answered in writing',
              'Decisions recorded with date and cost',
              'Notice to neighbours before work that is noisy or blocks the street',
            ],
          },
          {
            id: 'scheduling',
            title: 'Scheduling',
            link: '/services/project-management/initiation/scheduling',
            picture: 'grey-structure-aerial',
            description:
              'A programme that site and office can both read, with the dates that cannot move clearly marked.',
            points: [
              'Sequence of work from excavation to handover',
              'Critical path and float of every activity',
              'Curing times and tests as activities of their own',
              'Dates for approvals and inspections',
              'Order dates for long-lead materials',
              'Calendar with Eid, Muharram, harvest and the rains',
              'Three-week look-ahead, updated every week',
              'Progress compared with plan, floor by floor',
              'Recovery plan when a milestone slips',
            ],
          },
        ],
      },
      {
        id: 'project-execution',
        title: 'Project Execution',
        link: '/services/project-management/project-execution',
        drawing: 'section',
        summary:
          'Supervision, quality, cost and change control while the building goes up, reported to the owner every week.',
        description:
          'During execution the plan meets the ground. Our supervisor is on site for the work that will later be covered: reinforcement, pipes, waterproofing. We measure quantities as they are built, check invoices against them and price every change before it is carried out. The weekly report shows progress against the plan, with photographs taken from the same places each time.',
        points: [
          'Checks of reinforcement, formwork and levels before each pour',
          'Concrete cubes, curing records and material tests',
          'Measurement of finished work for each payment',
          'Variation orders with price and effect on time',
          'Coordination of structure, plumbing and electrics',
          'Safety walk and site log every working day',
          'Weekly report with progress, cost and open decisions',
        ],
      },
      {
        id: 'project-closeout',
        title: 'Project Close-out',
        link: '/services/project-management/project-closeout',
        drawing: 'elevation',
        summary:
          'Snags, tests, drawings, final account and the completion file: how to bring a building project to a proper end.',
        description:
          'A project is finished when the owner can live in the house without calling the site. Close-out begins weeks before handover: systems are tested, snags are listed room by room, and the papers are put together while the people who know the answers are still there. The final account follows from measured work and agreed variations, so it holds no surprises.',
        points: [
          'Snag list room by room, with a date and a name for each',
          'Tests of water, drainage, electrics and air conditioning',
          'As-built drawings and photographs of covered work',
          'Manuals, guarantees and suppliers in one folder',
          'Papers for the completion certificate',
          'Final account with all variations',
          'Visit at the end of the defects period',
        ],
      },
    ],
  },
  'project-development': {
    description:
      'Before a piece of land becomes a building site, a few questions decide whether the project makes sense. What may be built here, how much of it, for whom and at what cost? We answer them in steps, so that you can stop early if the answer is no. A short feasibility study comes first. A concept with areas and a cost range follows, then front-end engineering that fixes structure, services and main equipment. You end up with documents that a bank, a partner or a contractor can base an offer on.',
    points: [
      'Study of the plot: access, utilities, soil, rules',
      'Feasibility with areas, cost range and main risks',
      'Concept design in two or three variants',
      'Front-end engineering design (FEED) and basis of design',
      'Structure, services and equipment compared by whole-life cost',
      'Procurement packages and strategy',
      'Programme and budget for the decision to build',
    ],
    gallery: ['swiss-tower-hero', 'swiss-tower-podium', 'swiss-tower-street'],
  },
  landscaping: {
    description:
      'A garden in Lahore has to stand heat, dust, a short monsoon and a cool winter. We plan it with the house, because levels, drainage and shade are decided when the foundations are drawn. Plants are chosen for the soil and for the water that is available, and trees go where they shade glass, not where their roots would meet a pipe. We draw and price the hard surfaces, the irrigation and the lighting, then carry out the work or supervise your own contractor. You also receive a care calendar for the first year.',
    points: [
      'Survey of levels, soil, sun and existing trees',
      'Planting plan with names, numbers and sizes',
      'Paving, steps, water and outdoor lighting',
      'Drip irrigation and drainage of rainwater',
      'Roof gardens and terraces, checked for load and waterproofing',
      'Execution or supervision of the work',
      'Care calendar for the first year',
    ],
    gallery: ['db-32-garden', 'house-project-garden', 'db-32-aerial'],
  },
  'asset-management': {
    description:
      'A house that is let needs somebody to answer the telephone. We look after buildings for owners who live elsewhere or have no time: finding and checking tenants, recording the condition at move-in and move-out, collecting rent, arranging repairs and keeping the papers in order. Every payment in or out appears in a ledger that you can read at any time, with the receipt beside it. Twice a year an engineer walks through the building and reports what must be repaired now, what can wait until next year, and what it is likely to cost.',
    points: [
      'Advice on rent and on work worth doing before letting',
      'Viewings, references and drafts of the tenancy agreement',
      'Condition report with photographs at move-in and move-out',
      'Rent ledger with receipts for every payment',
      'Repairs at a fixed quoted price; anything above an agreed limit needs your approval',
      'Inspection by an engineer twice a year',
      'Annual budget for upkeep',
    ],
    gallery: ['house-project-porch', 'interior-kitchen', 'interior-living-main'],
  },
  'town-planning': {
    description:
      'A good layout is felt long after the planner has gone: in the shade on a footpath, in a street that does not flood, in a park that children can reach without crossing a main road. We plan neighbourhoods and larger sites, from the survey to the submission drawings. The numbers come first: people, plots, traffic, water, drainage, power. Then we draw streets and open spaces that can carry them, compare the plan with the zoning rules in force, and prepare the documents that the authority asks for.',
    points: [
      'Survey, contours and study of the surroundings',
      'Layout with plot schedule and land-use table',
      'Hierarchy of streets, parking and footpaths',
      'Water supply, sewerage, rainwater and power in outline',
      'Parks, schools, mosques and shops within walking distance',
      'Check against zoning and planning rules',
      'Submission set and phasing plan',
    ],
    gallery: ['house-project-aerial', 'swiss-tower-street'],
  },
  'operations-maintenance': {
    description:
      'Most failures in a building announce themselves: a pump that starts too often, a damp line under a roof outlet, a breaker that trips in June. A maintenance plan makes sure that somebody looks. We list the equipment, set intervals for inspection and service, and write contracts with specialists so that response times and prices are clear. For larger buildings we also track power and water use and suggest measures that pay for themselves. You receive a log of every visit, fault and spare part.',
    points: [
      'Register of equipment with age and condition',
      'Calendar of preventive maintenance',
      'Annual contracts for lifts, generators, cooling and pumps',
      'Checks of roof, drains and joints before the monsoon',
      'Tests of earthing, detectors and fire equipment',
      'Readings of power and water, with advice',
      'Log of faults, visits and spare parts',
    ],
    gallery: ['db-32-aerial', 'house-project-aerial', 'swiss-tower-podium'],
  },
  'real-estate': {
    description:
      'Two plots of the same size can differ by far more than their price. One has a sewer at the wrong level, a high-tension line above it or dues that nobody mentioned. We look at plots and houses for buyers and investors before money changes hands. Our part is the technical one: possession and demarcation, rules on coverage and height, soil, services, the condition of any building, and what it would cost to build or repair. Title and tax questions go to your lawyer, and we tell you which papers to ask for.',
    points: [
      'Site visit and a check of the boundaries on the ground',
      'List of papers to ask for: title, possession, dues',
      'Permitted coverage, height and use',
      'Soil, water table, levels and utilities',
      'Condition survey of existing buildings',
      'Likely cost of building, from the covered areas',
      'Technical input for a valuation',
      'Comparison of several plots in one table',
    ],
    gallery: ['town-planning', 'swiss-tower-street', 'house-project-gable'],
  },
  'equipment-selection': {
    description:
      'The right machine saves weeks; the wrong one stands in the way and costs rent. From the programme we work out what a site has to lift, dig, mix and pump each day, and choose the plant to match. We compare renting with buying over the whole period of use, including fuel, operators, transport and resale. We set the offers side by side in one technical and commercial table, so that you see why one is cheaper. On delivery we check the machine and its papers against the order.',
    points: [
      'Daily quantities and lifts taken from the programme',
      'Specification of cranes, mixers, pumps and formwork',
      'Rent or purchase compared over the period of use',
      'Technical and commercial table of the offers',
      'Layout of the site with reach and access',
      'Inspection on delivery, with certificates',
      'Plan for operators, service and spare parts',
    ],
    gallery: ['grey-structure-crane', 'grey-structure-yard'],
  },
}

/** The subpages of all services, in display order. */
export const serviceSubpages: readonly ServiceSubpage[] = Object.values(serviceDetails).flatMap(
  ({ subpages = [] }) => subpages,
)

/** The metadata of a subpage. */
export function subpageHead({ title, summary }: ServiceSubpage): PageHead {
  return { label: title, title, description: summary }
}
