import type { Service, ServiceDetails } from './services'
import { serviceSubpages } from './serviceSubpages'

/** What only the page of a service shows, by id. */
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
    gallery: ['db-32-gate', 'db-32-aerial', 'db-32-detail'],
    hasHouseFigures: true,
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
    gallery: ['grey-structure-pipes', 'grey-structure-slab'],
    hasWorkSheets: true,
    subpages: serviceSubpages,
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
    gallery: ['swiss-tower-hero', 'swiss-tower-podium', 'swiss-tower-detail'],
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
    gallery: ['house-project-porch', 'interior-kitchen', 'interior-living-side'],
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
    gallery: ['interior-bathroom', 'db-32-porch', 'swiss-tower-podium'],
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
    gallery: ['town-planning', 'house-project-front', 'house-project-gable'],
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
