import type { ServiceSubpage, SubpageDetails } from './serviceSubpages'

/** What only a subpage itself shows, by id. */
export const subpageDetails: Readonly<Record<ServiceSubpage['id'], SubpageDetails>> = {
  'Project-Planning': {
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
        picture: 'house-project-exploded',
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
        picture: 'db-32-section',
        description: 'We name what could go wrong, decide who watches it and agree in advance what to do.',
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
        picture: 'db-32-gate',
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
  'project-execution': {
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
  'project-closeout': {
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
}
