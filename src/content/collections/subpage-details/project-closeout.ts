import type { SubpageDetails } from '../serviceSubpages'

export const details: SubpageDetails = {
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
}
