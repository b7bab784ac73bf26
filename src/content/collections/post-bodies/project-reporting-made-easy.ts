import type { PostBody } from '../posts'

export const body: PostBody = [
  {
    kind: 'paragraph',
    text: 'Many houses in Lahore are built for families who live in another city or another country. They hear about their site by voice message, and each message says that all is well. Then a bill arrives. A report is not a sign of mistrust. It is the cheapest way to give two people the same picture of the same building.',
  },
  {
    kind: 'paragraph',
    text: 'It does not need software, and it does not need ten pages. It needs the same form every week, so that a gap is noticed. Ours answers five questions.',
  },
  { kind: 'heading', text: '1. What was done?' },
  {
    kind: 'paragraph',
    text: 'The answer is a photo log. Choose six to ten fixed places on the first day and mark them on the plan: one from the street, one from the neighbour’s corner, one on each floor. Take a picture from each of them on the same day every week. After three months you can turn the pages like a film. Add close pictures of everything that will be covered: steel before the pour, pipes before the plaster, waterproofing before the tiles. They are the only eyes you will have when something leaks in five years.',
  },
  { kind: 'heading', text: '2. Where do we stand against the plan?' },
  {
    kind: 'paragraph',
    text: 'Progress in per cent means little by itself. Seventy per cent of what? Set planned against actual for each activity: planned finish, expected finish, difference in days. If the difference grows for two weeks, the report says why and what is being done. Delays caused by the authority, by holidays or by rain are named as such, and so are ours.',
  },
  {
    kind: 'figure',
    picture: 'grey-structure-aerial',
    caption:
      'Render of a model: seen from a fixed point above, slab and formwork show at a glance how far a floor has come.',
  },
  { kind: 'heading', text: '3. What has it cost so far?' },
  {
    kind: 'paragraph',
    text: 'Three figures for each package are enough: the budget, the cost to date, and the forecast at completion. The third is the one that matters. A package that has spent half its money on a third of its work will not recover on hope alone. Tie payments to finished stages, and have each invoice state the measured quantity.',
  },
  {
    kind: 'list',
    items: [
      'Budget: what was agreed at the start, plus the changes you have signed.',
      'Cost to date: what has been measured and paid, or is due.',
      'Forecast: what the package will cost if nothing new happens.',
      'Reserve: what is left of it, and where the rest went.',
    ],
  },
  { kind: 'heading', text: '4. What has changed?' },
  {
    kind: 'paragraph',
    text: 'Every building changes while it grows. The trouble starts when a change is agreed on a staircase and priced months later. A variation order takes four lines: what changes, why, what it costs and how many days it adds. It is signed before the work begins. The report lists the variations in one table, with a total at the foot, so that the final account surprises nobody.',
  },
  { kind: 'heading', text: '5. What do you need from me?' },
  {
    kind: 'paragraph',
    text: 'This is the question that owners like best. One list shows each decision and the latest date you can take it without stopping the site. Another shows the site’s questions to the designers, often called requests for information, with the day each was asked and the day it was answered. Near the end comes a third: the snags, room by room, with a name and a date for each.',
  },
  { kind: 'heading', text: 'Reading it from abroad' },
  {
    kind: 'paragraph',
    text: 'Agree on one day and one hour for the report, and on one person to write it. Answer in writing, even when you have spoken. Ask for the pictures as dated files, not as a collage. Look at the forecast first, then at the decisions, then at the photographs. If you have twenty minutes more, compare one picture with the drawing of the same place. That small habit finds more mistakes than any long meeting.',
  },
  {
    kind: 'paragraph',
    text: 'Once in a while, send somebody who owes the site nothing: a cousin who is an engineer, or a consultant for half a day. An independent visit at the foundation, at each slab, and before the tiles is usually enough.',
  },
  {
    kind: 'quote',
    text: 'If the report is late, that is the report.',
  },
  {
    kind: 'paragraph',
    text: 'One page, five questions, the same day every week. It costs the site an hour, and spares the owner a flight and both sides a quarrel.',
  },
]
