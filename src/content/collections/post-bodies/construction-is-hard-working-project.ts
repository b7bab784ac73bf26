import type { PostBody } from '../posts'

export const body: PostBody = [
  {
    kind: 'paragraph',
    text: 'From the street, building looks like noise and bricks. From the inside it is mostly waiting for the right thing to be ready: a drawing, an approval, a delivery, a slab that has gained its strength. Owners who know the order of things wait less, pay less for haste and sleep better. This is the order.',
  },
  { kind: 'heading', text: 'Before the first trench' },
  {
    kind: 'paragraph',
    text: 'Start with the plot papers and the square feet printed on them. A marla is 225 square feet in most planned schemes in Lahore, but older records use 272.25, and the difference on ten marla is larger than a bedroom. Then have the soil tested. A few boreholes cost little beside a foundation built on guesswork, and without them the structural engineer can only assume.',
  },
  {
    kind: 'paragraph',
    text: 'The design follows in two steps. First the plans, until the family agrees on rooms and areas. Then the working drawings: structure, plumbing, electrics, details. The submission set goes to the authority, which takes its own time; a few weeks are normal, and revised drawings add more. Build nothing before the approval is in your hand. Starting early can mean fines, or taking down what you have built.',
  },
  { kind: 'heading', text: 'From the ground to the roof' },
  {
    kind: 'paragraph',
    text: 'After demarcation the excavator comes, then anti-termite treatment, lean concrete, the foundation and the damp-proof course. This part is short, often two or three weeks without a basement, and then it is buried for good. Be there, or send somebody who knows what to look for.',
  },
  {
    kind: 'paragraph',
    text: 'The frame or the walls rise next. Each floor repeats the same cycle: columns, formwork, steel, pipes in the slab, the pour, and at least seven days of curing. Bricks follow, then the conduits and pipes in the walls, then plaster. When the roof treatment is done, the grey structure is complete. The house looks almost finished to a visitor. In money, you are less than halfway there.',
  },
  {
    kind: 'figure',
    picture: 'house-project-exploded',
    caption: 'Render of a model: a house in three parts. Each floor repeats the cycle of the one below it.',
  },
  { kind: 'heading', text: 'Finishing takes patience' },
  {
    kind: 'paragraph',
    text: 'Tiles, marble, doors, windows, kitchens, wardrobes, ceilings, fittings and paint need many trades in a small space. They need decisions as well, and this is where programmes slip most often: a tile chosen late stops the plumber, and the plumber stops the painter. Choose before you need to. A list with the latest date for each choice is worth more than a thick catalogue.',
  },
  {
    kind: 'paragraph',
    text: 'How long does it all take? Published experience in Lahore gives roughly seven to twelve months for five marla, ten to fourteen for ten marla, and ten to eighteen for one kanal, after the approval. Sites close for both Eids and around Muharram, and in April many workers go home for the wheat harvest. A programme that ignores those weeks is wishful thinking.',
  },
  { kind: 'heading', text: 'Who does what' },
  {
    kind: 'list',
    items: [
      'The owner decides, and pays for measured work.',
      'The architect draws the house and keeps the design whole.',
      'The structural engineer designs the structure and checks the steel.',
      'The contractor builds to the drawings and keeps the site safe.',
      'The supervisor inspects, measures and keeps the record.',
      'The authority approves, inspects and certifies completion.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'On a small house one person may wear two of these hats. But whoever builds should never be the only one who checks.',
  },
  { kind: 'heading', text: 'What to carry to site' },
  {
    kind: 'list',
    items: [
      'The approved drawings, with their date.',
      'The programme, with today marked on it.',
      'The bill of quantities with brands or standards named.',
      'The payment plan, tied to finished stages.',
      'A notebook for changes, each with price and signature.',
      'A reserve of ten to fifteen per cent that nobody else counts on.',
    ],
  },
  {
    kind: 'quote',
    text: 'A change on paper costs an eraser. The same change on site costs a wall.',
  },
  {
    kind: 'paragraph',
    text: 'Building is hard work, and some of it is yours. Do it early, at a table, with a pencil. If you want a first figure before that, our estimator shows the areas, the rates and every line, and you can see which of them change when you choose another plot or grade.',
  },
]
