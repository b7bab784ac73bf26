import type { PageText } from '../pageText'
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
  /** 70 to 160 characters, for search engines. */
  readonly summary: string
  readonly description: string
  readonly points: readonly string[]
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

/** The details of each service, by its id; loaded on the pages of services only. */
export const serviceDetails: Readonly<Record<Service['id'], ServiceDetails>> = {
  'dha-construction': {
    description:
      'A house on a DHA plot passes through more desks than most owners expect: site plan, submission drawings, demarcation, stage inspections and the completion certificate. We prepare the drawings for each of them, file them, answer the comments and keep the dates in one list. Then we build what was approved, with a supervisor on site and a record of every pour. Approval always lies with the authority. What we can do is hand in a complete set, check it against the regulations in force on that day, and tell you early when a wish and a rule do not fit together.',
    points: [
      'Site plan and checks of the plot papers',
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
      'A project goes wrong slowly: a drawing that comes late, a price that nobody wrote down, a slab cast before the pipes were checked. Our project managers work for the owner, not for the contractor. They set up the programme and the budget, run the meetings, check work and invoices against the contract, and report once a week in plain words: what was done, what it has cost so far, what comes next and what needs your decision. You can join at the start or in the middle of a project. In the second case we begin with a survey of what stands and what has been paid.',
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
    gallery: ['grey-structure-aerial', 'grey-structure-yard'],
    subpages: [
      {
        id: 'Project-Planning',
        title: 'Project Planning',
        link: '/services/project-management/Project-Planning',
        drawing: 'plan',
        summary:
          'Scope, budget, programme and risks of a building project, agreed and written down before work starts.',
        description:
          'Planning turns a wish into a scope, a budget and a calendar. Before anybody orders steel we write down what will be built, who decides what, what it may cost and which dates cannot move. Everything that follows is measured against this plan, so we keep it short enough that people read it.',
        points: [
          'Scope: rooms, areas, standard of finish and what is left out',
          'Budget by package with a stated reserve',
          'Programme from approvals to handover',
          'Register of risks with an owner for each',
          'List of decisions and the latest date for each',
          'Plan of who is told what, and how often',
        ],
        subpagesII: [
          {
            id: 'cost-estimation',
            title: 'Cost Estimation',
            link: '/services/project-management/initiation/cost-estimation',
            picture: 'db-32-section',
            description:
              'From a first figure per square foot to a bill of quantities, each stage with its own accuracy.',
            points: [
              'First figure from covered areas and rates per square foot',
              'Check of the areas against the plot papers and the rules',
              'Separate rates for basement and upper floors',
              'Bill of quantities from the working drawings',
              'Rates from current quotations, with their date',
              'Items outside the covered area listed one by one',
              'Reserve for what the ground and the market may bring',
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
              'We name what could go wrong, decide who watches it and agree beforehand what to do.',
            points: [
              'Soil investigation before the foundation is designed',
              'Water table and neighbouring foundations at basements',
              'Time for approvals and for revised drawings',
              'Price changes of steel, cement and bricks',
              'Payment plan that follows work done',
              'Weather, holidays and harvest weeks in the programme',
              'Safety on site: edges, scaffolding, electricity',
              'Second source for materials with long delivery',
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
              'Weekly report to the owner, also abroad',
              'Site meeting with minutes within two days',
              'Drawing register, so that nobody builds from an old sheet',
              'Questions from site answered in writing',
              'Decisions recorded with date and cost',
              'Notice to neighbours before noisy or blocking work',
            ],
          },
          {
            id: 'scheduling',
            title: 'Scheduling',
            link: '/services/project-management/initiation/scheduling',
            picture: 'grey-structure-aerial',
            description:
              'A programme that site and office can both read, with the dates that cannot move marked as such.',
            points: [
              'Sequence of work from excavation to handover',
              'Critical path and float of every activity',
              'Curing times and tests as activities of their own',
              'Dates for approvals and inspections',
              'Order dates of materials with long delivery',
              'Calendar with Eid, Muharram, harvest and the rains',
              'Look-ahead of three weeks, updated every week',
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
          'During execution the plan meets the ground. Our supervisor is on site for the work that will later be covered: reinforcement, pipes, waterproofing. Quantities are measured as they are built, invoices are checked against them, and a change is priced before it is carried out. The weekly report shows progress against the plan, with photographs taken from the same places each time.',
        points: [
          'Checks of reinforcement, formwork and levels before each pour',
          'Concrete cubes, curing records and material tests',
          'Measurement of finished work for each payment',
          'Variation orders with price and effect on time',
          'Coordination of structure, plumbing and electrics',
          'Safety walk and site log every day of work',
          'Weekly report with progress, cost and open decisions',
        ],
      },
      {
        id: 'project-closeout',
        title: 'Project Close-out',
        link: '/services/project-management/project-closeout',
        drawing: 'elevation',
        summary:
          'Snags, tests, drawings, final account and the completion file: how a building project is properly ended.',
        description:
          'A project is finished when the owner can live in the house without calling the site. Close-out begins weeks before the keys: systems are tested, snags are listed room by room, and the papers are put together while the people who know the answers are still there. The final account follows from measured work and agreed variations, so that it holds no surprise.',
        points: [
          'Snag list room by room, with dates and responsible persons',
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
      'Between a piece of land and a building site lie the questions that decide whether the project makes sense. What may be built here, how much of it, for whom and at what cost? We answer them in steps, so that you can stop early if the answer is no. A short feasibility study comes first. A concept with areas and a cost range follows, then front-end engineering that fixes structure, services and main equipment. The result is a set of documents on which a bank, a partner or a contractor can base an offer.',
    points: [
      'Study of the plot: access, utilities, soil, rules',
      'Feasibility with areas, cost range and main risks',
      'Concept design in two or three variants',
      'Front-end engineering design (FEED) and basis of design',
      'Structure, services and equipment compared by cost over time',
      'Packages and strategy for procurement',
      'Programme and budget for the decision to build',
    ],
    gallery: ['swiss-tower-hero', 'swiss-tower-podium', 'swiss-tower-street'],
  },
  landscaping: {
    description:
      'A garden in Lahore has to stand heat, dust, a short monsoon and a cool winter. We plan it with the house, because levels, drainage and shade are decided when the foundations are drawn. Plants are chosen for the soil and for the water that is available, and trees stand where they shade glass and not where their roots meet a pipe. We draw the hard surfaces, the irrigation and the lighting, put prices to them, and carry the work out or supervise your own contractor. You also receive a calendar for the first year of care.',
    points: [
      'Survey of levels, soil, sun and existing trees',
      'Planting plan with names, numbers and sizes',
      'Paving, steps, water and outdoor lighting',
      'Drip irrigation and drainage of rainwater',
      'Roof gardens and terraces, checked for load and waterproofing',
      'Execution or supervision of the work',
      'Calendar of care for the first year',
    ],
    gallery: ['db-32-garden', 'house-project-garden', 'db-32-aerial'],
  },
  'asset-management': {
    description:
      'A house that is let needs somebody who answers the telephone. We look after buildings for owners who live elsewhere or have no time: finding and checking tenants, writing down the condition at entry and exit, collecting rent, arranging repairs and keeping the papers in order. Every payment in or out appears in a ledger that you can read at any time, with the receipt beside it. Twice a year an engineer walks through the building and reports what must be repaired now, what next year, and what it is likely to cost.',
    points: [
      'Advice on rent and on work that pays before letting',
      'Viewings, references and drafts of the tenancy agreement',
      'Condition report with photographs at entry and exit',
      'Rent ledger with receipts for every payment',
      'Repairs at a fixed quoted price; anything above an agreed limit needs your approval',
      'Inspection by an engineer twice a year',
      'Yearly budget for upkeep',
    ],
    gallery: ['house-project-porch', 'interior-kitchen', 'interior-living-main'],
  },
  'town-planning': {
    description:
      'A good layout is felt long after the planner has gone: in the shade on a footpath, in a street that does not flood, in a park that children can reach without crossing a main road. We plan neighbourhoods and larger sites from the survey to the sheets for submission. The numbers come first: people, plots, traffic, water, drainage, power. Then we draw streets and open spaces that can carry them, compare the plan with the zoning rules in force, and prepare the documents that the authority asks for.',
    points: [
      'Survey, contours and study of the surroundings',
      'Layout with plot schedule and land-use table',
      'Hierarchy of streets, parking and footpaths',
      'Water supply, sewerage, rainwater and power in outline',
      'Parks, schools, mosques and shops within walking distance',
      'Comparison with zoning and planning rules',
      'Submission set and phasing plan',
    ],
    gallery: ['house-project-aerial', 'swiss-tower-street'],
  },
  'operations-maintenance': {
    description:
      'Most failures in a building announce themselves: a pump that starts too often, a damp line under a roof outlet, a breaker that trips in June. A maintenance plan makes sure that somebody looks. We list the equipment, set intervals for inspection and service, and write contracts with specialists so that response times and prices are clear. For larger buildings we also watch the consumption of power and water and suggest measures that pay for themselves. You receive a log in which every visit, fault and spare part is recorded.',
    points: [
      'Register of equipment with age and condition',
      'Calendar of preventive maintenance',
      'Yearly contracts for lifts, generators, cooling and pumps',
      'Checks of roof, drains and joints before the monsoon',
      'Tests of earthing, detectors and fire equipment',
      'Readings of power and water, with advice',
      'Log of faults, visits and spare parts',
    ],
    gallery: ['db-32-aerial', 'house-project-aerial', 'swiss-tower-podium'],
  },
  'real-estate': {
    description:
      'Two plots of the same size can differ by far more than their price. One has a sewer at the wrong level, a high-tension line above it or dues that nobody mentioned. We look at plots and houses for buyers and investors before money changes hands. Our part is the technical one: possession and demarcation, rules on coverage and height, soil, services, the condition of what stands there, and what it would cost to build or repair. Title and tax questions go to your lawyer, and we tell you which papers to ask for.',
    points: [
      'Visit to the plot and check of its boundaries on the ground',
      'List of papers to ask for: title, possession, dues',
      'Coverage, height and use that the rules allow',
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
      'The right machine saves weeks, the wrong one stands in the way and costs rent. We work out from the programme what a site has to lift, dig, mix and pump each day, and derive the plant from that. Renting and buying are compared over the whole period of use, with fuel, operators, transport and resale. Offers are set side by side in one technical and commercial table, so that you see why one is cheaper. On delivery we check the machine against the order, and its papers with it.',
    points: [
      'Daily quantities and lifts taken from the programme',
      'Specification of cranes, mixers, pumps and formwork',
      'Rent or purchase compared over the period of use',
      'Technical and commercial table of the offers',
      'Layout of the site with reach and access',
      'Inspection on delivery, with certificates',
      'Plan for operators, service and spare parts',
    ],
    gallery: ['grey-structure-aerial', 'grey-structure-yard'],
  },
}

/** The subpages of all services, in display order. */
export const serviceSubpages: readonly ServiceSubpage[] = Object.values(serviceDetails).flatMap(
  ({ subpages = [] }) => subpages,
)

/** The metadata of a subpage. */
export function subpagePageText({ title, summary }: ServiceSubpage): PageText {
  return { label: title, title, description: summary }
}
