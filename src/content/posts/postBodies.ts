import type { Post, PostBody } from './posts'

/** The texts of the posts, by slug. */
export const postBodies: Readonly<Record<Post['slug'], PostBody>> = {
  'construction-is-hard-working-project': [
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
      kind: 'figure',
      picture: 'interior-bathroom',
      caption: 'Render of a model: a finished bathroom. Tiles, basin and fittings were all on the list.',
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
  ],
  'project-reporting-made-easy': [
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
  ],
  'gray-structure-quality-matters': [
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
      caption:
        'Render of a model: a house cut through. Its basement is the one floor with earth on all sides.',
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
    {
      kind: 'figure',
      picture: 'grey-structure-slab',
      caption:
        'Render of a model: the top slab with its formwork and column bars, before the check and the pour.',
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
  ],
}
