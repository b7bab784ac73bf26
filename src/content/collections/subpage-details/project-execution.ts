import type { SubpageDetails } from '../serviceSubpages'

export const details: SubpageDetails = {
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
}
