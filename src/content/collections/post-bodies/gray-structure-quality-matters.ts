import type { PostBody } from '../posts'

export const body: PostBody = [
  {
    kind: 'paragraph',
    text: 'In Lahore a house is usually built under two contracts. The first is called grey structure, because the house is grey when it ends: concrete, mortar and plaster. The second is finishing, which brings colour. Visitors judge the second. Earthquakes, damp and the years judge the first.',
  },
  { kind: 'heading', text: 'What the grey structure is' },
  {
    kind: 'paragraph',
    text: 'It usually runs from the excavation to the plaster: anti-termite treatment, lean concrete, foundations, the damp-proof course, walls or frame, slabs, stairs, plaster, roof treatment, and the conduits and pipes that disappear in walls and floors. Wiring, fixtures, tiles, paint, woodwork, aluminium and ceilings usually belong to finishing.',
  },
  {
    kind: 'paragraph',
    text: 'Every contract draws the line between the two differently. Boundary wall, septic tank, water tanks, gate, porch: some include them, some do not. So write it down. In our estimate the rule is simple. Only the covered area counts. Porch, double-height skylight, boundary and tanks are not included, and the estimate says so beside the figure.',
  },
  { kind: 'heading', text: 'Begin below the ground' },
  {
    kind: 'paragraph',
    text: 'A soil investigation tells the engineer how much the ground can carry, how deep to go and where the water table lies. It decides the size of footings and, if you want a basement, how the retaining walls are built and sealed. A basement costs more per square foot than the floors above, because steel and concrete replace brick, and because keeping water out is a trade of its own. Ask for a flood test before the earth goes back.',
  },
  {
    kind: 'figure',
    picture: 'db-32-section',
    caption: 'Render of a model: a house cut through. Its basement is the one floor with earth on all sides.',
  },
  { kind: 'heading', text: 'Concrete is made twice' },
  {
    kind: 'paragraph',
    text: 'Once in the mixer and once in the days that follow. In the mixer, the enemy is water: a wet mix is easy to place and weak for ever. On site, the enemy is the sun. Concrete gains strength only as long as it stays moist, so it is kept wet for at least seven days, longer in the heat. Hessian, ponding or a curing compound all do the job. Skip it, and the damage shows only later.',
  },
  {
    kind: 'list',
    items: [
      'Take cubes from each pour and have them crushed at 7 and 28 days.',
      'Record the date, mix, weather and place of every pour.',
      'Use spacers, so that the steel keeps its cover of concrete.',
      'Vibrate long enough to drive out the air, but not so long that the stones sink.',
      'Leave the props in place until the engineer releases them.',
    ],
  },
  { kind: 'heading', text: 'Check the steel before it disappears' },
  {
    kind: 'paragraph',
    text: 'Reinforcement does its work only in the place where it is drawn: at the bottom in the middle of a slab, at the top over a beam, with closely spaced ties near the beam-column joints. Pakistan’s building code divides the country into seismic zones, and the detailing of the joints is what keeps a frame standing when the ground moves. Compare the bars with the drawing before the pour: diameter, number, spacing, laps, cover. Take a photograph with a tape measure in it.',
  },
  { kind: 'heading', text: 'Three places where water wins' },
  {
    kind: 'list',
    items: [
      'The damp-proof course: complete, lapped, and above the finished ground.',
      'Bathrooms and terraces: sealed up the walls and tested with standing water.',
      'The roof: a fall to the outlets, a membrane or treatment, insulation above, and no pipe pushed through it as an afterthought.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'All three are hidden within a week. All three are expensive to reach once there are tiles on top.',
  },
  { kind: 'heading', text: 'What it means for the budget' },
  {
    kind: 'paragraph',
    text: 'Our estimator prices the grey structure by floor, with a higher rate for the basement, and counts finishing as about 1.15 times the grey structure. The higher grade raises the rate by a few per cent. Skipping the soil test, the cubes or the curing saves far less than that, and you cannot buy them back later. If money is short, build a smaller house, or finish a room later. But get the grey parts right.',
  },
  {
    kind: 'quote',
    text: 'Nobody shows guests the damp-proof course. They notice when it is missing.',
  },
  {
    kind: 'paragraph',
    text: 'Before you sign, ask four questions about any offer: what exactly is included, which drawings it is based on, who checks the hidden work, and what is paid at which stage. Good contractors answer without hesitating.',
  },
]
