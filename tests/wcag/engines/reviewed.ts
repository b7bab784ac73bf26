import type { EngineName } from './finding.ts'

/** Findings of one rule that were reviewed. */
interface ReviewedRule {
  readonly engine: EngineName
  /** The name of the rule in the engine, for IBM’s with its reason. */
  readonly rule: string
  /** The elements, as `describeElement` names them, each with the states of pages in which it may be found. */
  readonly found: readonly (readonly [states: RegExp, element: string])[]
  /**
   * Whether what is found depends on the moment: on what moves, or on how far a page is scrolled. Then it doesn’t have to be
   * found in each run.
   * @default false
   */
  readonly isVarying?: boolean
}

/** What an engine leaves to a person. */
interface ReviewedSuspicion extends ReviewedRule {
  /** Why it is no fault. */
  readonly reason: string
}

/** What an engine takes for a fault. */
interface ReviewedFailure extends ReviewedRule {
  /** Why the engine is wrong. */
  readonly whyFalse: string
}

export type Review = ReviewedSuspicion | ReviewedFailure

const manualMode =
  /^\/calculate_actual_cost calculator in manual mode with an invalid plot and without a service, /
const post = /^\/blogs\/gray-structure-quality-matters initially, /
const subpageOnPhone = /^\/services\/project-management\/[\w-]+ initially, phone$/
const hardWork = /^\/blogs\/construction-is-hard-working-project initially, /
const reporting = /^\/blogs\/project-reporting-made-easy initially, /
const inUrdu = /^\/calculate_actual_cost in Urdu/

/** The links of the ticker while it moves. */
const tickerLinks: ReviewedRule['found'] = [
  [/^\/pages /, 'a “Excellence in Engineering and Project Development”'],
  [/^\/pages /, 'a “Training and Capacity Building”'],
  [/^\/pages /, 'a “Get your Construction Estimate”'],
  [/^\/pages /, 'a “Building Strength, Delivering Trust”'],
  [/^\/pages /, 'a “Prime in Vision, Precision in delivery”'],
  [/^\/pages /, 'a “Calculate area of your Floors”'],
]

/**
 * Findings of the engines that aren't faults. A finding on any other element fails, in any other state too, and so does an
 * entry of `found` that is no longer found in a run over all groups of pages.
 */
export const reviewed: readonly Review[] = [
  {
    engine: 'axe',
    rule: 'aria-valid-attr-value',
    reason: 'axe leaves what a menu button controls to a person. The open menu has this id.',
    found: [[/^\/ Tools open, /, 'button[button] “Tools”']],
  },
  {
    engine: 'axe',
    rule: 'color-contrast',
    reason:
      'The links of the ticker take turns, and the edge of their row cuts off those that wait. They are in the accent colour on sand, which contrast.test.ts measures.',
    found: [
      [/^/, 'a “Excellence in Engineering and Project Development”'],
      [/^/, 'a “Training and Capacity Building”'],
      [/^/, 'a “Get your Construction Estimate”'],
      [/^/, 'a “Building Strength, Delivering Trust”'],
      [/^/, 'a “Prime in Vision, Precision in delivery”'],
      [/, phone$/, 'a “Calculate area of your Floors”'],
    ],
  },
  {
    engine: 'axe',
    rule: 'color-contrast',
    reason:
      'The dimensions of a drawing, beside its picture in the same SVG. They are on the plain ground, and contrast.test.ts measures their ink.',
    found: [
      [/^(?:\/|\/pages) .*, desktop$/, 'text “29′-2″”'],
      [/^(?:\/aboutus|\/no-such-page) /, 'text “48′-5″”'],
      [/^(?:\/aboutus|\/no-such-page) /, 'text “34′-7″”'],
    ],
  },
  {
    engine: 'axe',
    rule: 'color-contrast',
    reason:
      'While the page moves, a pseudo-element of a card paints its dimension line. Without motion axe measures the same cards.',
    found: [
      [/^\/pages /, 'h3 “Swiss Tower”'],
      [/^\/pages /, 'a “See the project: Swiss Tower”'],
      [/^\/pages /, 'a “LEARN MORE: DHA Construction Consultancy & Execut…”'],
      [/^\/pages /, 'a “LEARN MORE: Project Management Consultancy”'],
      [/^\/pages /, 'a “LEARN MORE: Project Development Consultancy”'],
      [/^\/pages /, 'a “Read More: Construction is hard work: the life of…”'],
      [/^\/pages .*, desktop$/, 'h3 “Project reporting made easy: one page a week”'],
      [/^\/pages /, 'a “Read More: Project reporting made easy: one page …”'],
    ],
  },
  {
    engine: 'axe',
    rule: 'color-contrast',
    reason: 'The text of a slide, which axe can meet while it moves. Without motion axe measures it.',
    isVarying: true,
    found: [
      [/^\/pages (?:initially|paused), desktop$/, 'p “Your bylaws & compliance expert for DHA Lahore”'],
    ],
  },
  {
    engine: 'axe',
    rule: 'color-contrast',
    reason:
      'The text is on a card that overlaps the picture above it. The card has a ground of its own, whose inks contrast.test.ts measures.',
    found: [[/^\/contact .*, phone$/, 'p “Feel free to contact & Get our services !!”']],
  },
  {
    engine: 'axe',
    rule: 'color-contrast',
    reason:
      'The picture of the sample house reaches over the text and is transparent there, so that the text is on the plain ground.',
    found: [
      [/^\/calculate_actual_cost .*, desktop$/, 'h3 “Covered areas”'],
      [/^\/calculate_actual_cost empty calculator, /, 'p “Drawing of a sample house”'],
      [/^\/calculate_actual_cost /, 'p “Drawing of a sample house; bars are to scale”'],
      [manualMode, 'p “You enter the covered area of each floor.”'],
      [
        /^\/calculate_actual_cost in Urdu, calculator with a result and the reasons for the areas, /,
        'p “نمونے کے گھر کا خاکہ؛ پٹیاں پیمانے کے مطابق ہیں”',
      ],
    ],
  },
  {
    engine: 'axe',
    rule: 'color-contrast',
    reason:
      'Texts of a dialog or a tooltip, above those of the page. Both have a ground of their own, whose inks contrast.test.ts measures.',
    found: [
      [/^\/services category open, desktop$/, 'p “We prepare front-end engineering and proposals fo…”'],
      [/^\/services category open, desktop$/, 'span “Mid Career Professionals”'],
      [/^\/projects\/db-32 picture open, desktop$/, 'p[status] “Image 1 of 10”'],
      [
        /^\/calculate_actual_cost#v=1&plot=10&unit=mar deletion to be confirmed, phone$/,
        'h2 “Delete what has not been sent?”',
      ],
      [
        /^\/calculate_actual_cost#v=1&plot=10&unit=mar deletion to be confirmed, phone$/,
        'p “We have not received it, so we would not be able …”',
      ],
      [
        /^\/calculate_actual_cost calculator with a comparison and an open tooltip, /,
        'div “A Grade: Standard quality at competitive prices. …”',
      ],
    ],
  },
  {
    engine: 'IBM',
    rule: 'aria_keyboard_handler_exists potential_no_keyboard_access',
    reason:
      'The engine looks for key attributes. Radio groups consist of native radio buttons; tabs and menus listen by script. Stories named KeyboardAlone operate all of them.',
    found: [
      [/^\/ Tools open, /, 'div[menu] “Tools”'],
      [/^\/projects\/(?:db-32|swiss-tower|house-project) initially, /, 'div[tablist] “Render and drawings”'],
      [/^\/calculate_actual_cost\b/, 'fieldset[radiogroup] “Unit”'],
      [/^\/calculate_actual_cost\b/, 'fieldset[radiogroup] “The plot is in”'],
      [/^\/calculate_actual_cost\b/, 'fieldset[radiogroup] “Quality”'],
      [/^\/calculate_actual_cost /, 'fieldset[radiogroup] “Plot Unit”'],
      [/^\/calculate_actual_cost /, 'fieldset[radiogroup] “Calculation Mode”'],
      [/^\/calculate_actual_cost /, 'fieldset[radiogroup] “Quality Grade”'],
      [inUrdu, 'fieldset[radiogroup] “اکائی”'],
      [inUrdu, 'fieldset[radiogroup] “پلاٹ کہاں ہے”'],
      [inUrdu, 'fieldset[radiogroup] “کوالٹی”'],
      [inUrdu, 'fieldset[radiogroup] “پلاٹ کی اکائی”'],
      [inUrdu, 'fieldset[radiogroup] “حساب کا طریقہ”'],
      [inUrdu, 'fieldset[radiogroup] “کوالٹی گریڈ”'],
    ],
  },
  {
    engine: 'IBM',
    rule: 'blockquote_cite_exists Potential_1',
    reason:
      'Each is a quotation, with its author beside it. `cite` takes the URL of a source, which none has.',
    found: [
      [/^(?:\/|\/pages) /, 'blockquote ““A client should know what a house costs before t…”'],
      [/^(?:\/|\/pages) /, 'blockquote ““The estimate listed every floor and every rate. …”'],
      [/^(?:\/|\/pages) /, 'blockquote ““I live abroad. One page came every week, with ph…”'],
      [/^(?:\/|\/pages) /, 'blockquote ““They told us early that the porch we wanted woul…”'],
      [/^(?:\/|\/pages) /, 'blockquote ““Three offers in one table, on the same quantitie…”'],
      [/^(?:\/|\/pages) /, 'blockquote ““Before each pour somebody stood there with the d…”'],
      [/^\/aboutus initially, /, 'blockquote “I would rather lose a client over an honest figur…”'],
      [post, 'blockquote “Nobody shows guests the damp-proof course. They n…”'],
      [hardWork, 'blockquote “A change on paper costs an eraser. The same chang…”'],
      [reporting, 'blockquote “If the report is late, that is the report.”'],
    ],
  },
  {
    engine: 'IBM',
    rule: 'element_tabbable_unobscured potential_obscured',
    reason:
      'The engine compares boxes at the present scroll position. probes/focus.ts reaches each element by Tab, which scrolls, and looks at what is on top.',
    found: [
      [/, desktop$/, 'button[button] “Previous slide”'],
      [/, desktop$/, 'button[button] “Next slide”'],
      [/^(?:\/|\/pages) .*, desktop$/, 'button[button] “Previous slide” (2)'],
      [/^(?:\/|\/pages) .*, desktop$/, 'button[button] “Next slide” (2)'],
      [/^\/calculate_actual_cost\b/, 'a “What a house costs, by plot”'],
      [/^\/projects\/db-32 picture open, /, 'div[group] “highlights”'],
      [/^(?:\/calculate_actual_cost|\/projects\/db-32) /, 'a “Calculate area of your Floors”'],
      [/^\/projects\/db-32 picture open, desktop$/, 'a “Excellence in Engineering and Project Development”'],
      [/^\/calculate_actual_cost .*, phone$/, 'input[radio] “A+ Grade”'],
      [
        /^\/calculate_actual_cost calculator in manual mode with an invalid plot and without a service, phone$/,
        'input[checkbox] “Include Basement”',
      ],
    ],
  },
  {
    engine: 'IBM',
    rule: 'element_tabbable_unobscured potential_obscured',
    reason: 'The same, while the page moves: whether something is at the same place depends on the moment.',
    isVarying: true,
    found: [
      [/^\/pages /, 'button[button] “Pause testimonials”'],
      [/^\/pages /, 'button[button] “Pause Our partners”'],
    ],
  },
  {
    engine: 'IBM',
    rule: 'element_tabbable_visible potential_visible',
    reason: 'The two guards that Radix puts around an open menu: they pass the focus on.',
    found: [
      [/^\/ Tools open, /, 'span data-radix-focus-guard'],
      [/^\/ Tools open, /, 'span data-radix-focus-guard (2)'],
    ],
  },
  {
    engine: 'IBM',
    rule: 'element_tabbable_visible potential_visible',
    reason:
      'Links of the ticker, as above: while they wait for their turn they are transparent or beyond its edge.',
    isVarying: true,
    found: tickerLinks,
  },
  {
    engine: 'IBM',
    rule: 'fieldset_label_valid Fail_2',
    whyFalse:
      'The sheet shows the estimate again. The group of the same name is on the page behind it, hidden.',
    found: [
      [/^\/calculate_actual_cost estimate open, /, 'fieldset “Select Services to Include”'],
      [/^\/calculate_actual_cost in Urdu, estimate open, /, 'fieldset “خدمات منتخب کریں”'],
    ],
  },
  {
    engine: 'IBM',
    rule: 'frame_src_valid Potential_1',
    reason: 'The map of a third party. The address is next to it as text.',
    found: [[/^(?:\/|\/pages) /, 'iframe “Map of Lahore, where our office is”']],
  },
  {
    engine: 'IBM',
    rule: 'input_checkboxes_grouped potential_unnamedcheckbox',
    reason: 'The basement is a question of its own. The other checkboxes are a group.',
    found: [
      [/^\/calculate_actual_cost\b/, 'input[checkbox] “With a basement”'],
      [inUrdu, 'input[checkbox] “تہ خانے کے ساتھ”'],
    ],
  },
  {
    engine: 'IBM',
    rule: 'input_label_exists Fail_1',
    whyFalse:
      'The range that blends two pictures has a label element, which is only read out; the engine takes no such label. axe, Alfa and Chromium find its name.',
    found: [[/^\/projects\/db-32 initially, /, 'input[range] “Time of day”']],
  },
  {
    engine: 'IBM',
    rule: 'input_label_visible potential_no_label',
    reason:
      'Buttons with an icon have a name for screen readers. Text areas have a visible label; the engine looks for those of `input` only.',
    found: [
      [/^/, 'button[button] “Previous slide”'],
      [/^/, 'button[button] “Next slide”'],
      [/^(?:\/|\/pages) .*, desktop$/, 'button[button] “Previous slide” (2)'],
      [/^(?:\/|\/pages) .*, desktop$/, 'button[button] “Next slide” (2)'],
      [/, phone$/, 'button[button] “Open menu”'],
      [/^/, 'button[button] “Close”'],
      [/^\/pages initially, /, 'button[button] “Pause tagline and highlights”'],
      [/^\/pages /, 'button[button] “Pause Our partners”'],
      [/^\/pages /, 'button[button] “Pause testimonials”'],
      [/^\/contact /, 'textarea “Project Description”'],
      [/^\/contact /, 'textarea “Project Details”'],
      [/^\/pages paused, /, 'button[button] “Play tagline and highlights”'],
      [/^\/services\/project-management\/[\w-]+ initially, /, 'button[button] “Zoom in”'],
      [subpageOnPhone, 'button[button] “Zoom out”'],
      [subpageOnPhone, 'button[button] “Pan left”'],
      [subpageOnPhone, 'button[button] “Pan right”'],
      [/^\/projects\/db-32 picture open, /, 'button[button] “Previous image”'],
      [/^\/projects\/db-32 picture open, /, 'button[button] “Next image”'],
      [/^\/calculate_actual_cost in Urdu, estimate open, /, 'button[button] “بند کریں”'],
    ],
  },
  {
    engine: 'IBM',
    rule: 'input_label_visible potential_placeholder_only',
    reason: 'A text area with a placeholder: its label is visible above it, as with the others.',
    found: [[/^(?:\/|\/pages) /, 'textarea “Message”']],
  },
  {
    engine: 'IBM',
    rule: 'style_color_misuse Potential_1',
    reason:
      'The engine reports any stylesheet with a colour, once per page. States have a text or an icon, too.',
    found: [[/^/, 'style']],
  },
  {
    engine: 'IBM',
    rule: 'style_focus_visible potential_focus_not_visible',
    reason: 'The guards of Radix, as above. probes/focus.ts looks at the ring of everything else.',
    found: [
      [/^\/ Tools open, /, 'span data-radix-focus-guard'],
      [/^\/ Tools open, /, 'span data-radix-focus-guard (2)'],
    ],
  },
  {
    engine: 'IBM',
    rule: 'text_block_heading potential_heading',
    reason:
      'Short texts in bold or large letters: the figures of a table, the caption of a picture, the sentence below a heading. None of them names what follows.',
    found: [
      [/^\/contact /, 'p “Feel free to contact & Get our services !!”'],
      [/^\/services initially, /, 'p “OUR PROFESSIONAL CONSULTANCY & ENGINEERING SOLUTI…”'],
      [manualMode, 'div “-3 Marla”'],
      [manualMode, 'div “–”'],
      [manualMode, 'div “PKR 0 −PKR 12,424,600”'],
      [manualMode, 'div “PKR 0 −PKR 14,288,290”'],
      [manualMode, 'div “PKR 0 −PKR 549,900”'],
      [manualMode, 'div “PKR 0 −PKR 733,200”'],
      [manualMode, 'div “PKR 0 −PKR 27,995,990”'],
      [manualMode, 'div “PKR 0 −PKR 7,637”'],
    ],
  },
  {
    engine: 'IBM',
    rule: 'text_contrast_sufficient fail_contrast',
    whyFalse:
      'The engine takes the surface around the segments for the background of the selected one, which is the radio button behind the text. axe measures these texts, and so does Alfa.',
    found: [
      [/^\/calculate_actual_cost /, 'bdi “Marla”'],
      [/^\/calculate_actual_cost /, 'bdi “Auto”'],
      [/^\/calculate_actual_cost /, 'bdi “A+ Grade”'],
      [manualMode, 'bdi “Manual”'],
      [inUrdu, 'bdi “گریڈ ⁦A+⁩”'],
    ],
  },
  {
    engine: 'IBM',
    rule: 'text_contrast_sufficient fail_contrast',
    whyFalse: 'The engine measures links of the ticker while they fade. Alfa measures them without motion.',
    isVarying: true,
    found: tickerLinks,
  },
  {
    engine: 'IBM',
    rule: 'text_contrast_sufficient potential_same_color',
    reason: 'Selected segments, as above.',
    found: [
      [/^\/calculate_actual_cost\b/, 'bdi “Crore”'],
      [/^\/calculate_actual_cost\b/, 'bdi “DHA”'],
      [/^\/calculate_actual_cost\b/, 'bdi “A”'],
    ],
  },
  {
    engine: 'IBM',
    rule: 'text_contrast_sufficient potential_same_color',
    reason:
      'Links of the ticker while they are transparent, because the tagline has its turn; a focused one is visible.',
    isVarying: true,
    found: tickerLinks,
  },
  {
    engine: 'IBM',
    rule: 'text_quoted_correctly Potential_1',
    reason: 'The names of buttons are in quotation marks. Nobody is quoted.',
    found: [
      [/^\/privacy-policy initially, /, 'p “Your entries in the estimator are kept in this br…”'],
      [/^\/privacy-policy initially, /, 'li “The chat button opens WhatsApp with our number, a…”'],
    ],
  },
  {
    engine: 'IBM',
    rule: 'text_sensory_misuse potential_other',
    reason:
      'Sizes and squares are those of plots, houses, roads and faults; “little” and “small” are not those of a control. No instruction refers to the look of a control.',
    found: [
      [/^\/aboutus initially, /, 'p “We take houses and smaller buildings from the fir…”'],
      [/^\/terms initially, /, 'p “The estimator multiplies covered areas by rates p…”'],
      [post, 'p “You can repaint every few years; you cannot repla…”'],
      [post, 'p “A soil investigation tells the engineer how much …”'],
      [post, 'p “Our estimator prices the grey structure by floor,…”'],
      [hardWork, 'p “Start with the plot papers and the square feet pr…”'],
      [hardWork, 'p “Tiles, marble, doors, windows, kitchens, wardrobe…”'],
      [hardWork, 'p “On a small house one person may wear two of these…”'],
      [reporting, 'p “Progress in per cent means little by itself. Seve…”'],
      [reporting, 'p “Agree on one day and one hour for the report, and…”'],
      [/^\/services\/town-planning initially, /, 'p “A good layout is felt long after the planner has …”'],
      [
        /^\/services\/operations-maintenance initially, /,
        'p “Most failures in a building announce themselves: …”',
      ],
      [/^\/services\/real-estate initially, /, 'p “Two plots of the same size can differ by far more…”'],
      [
        /^\/services(?:\/dha-construction)? initially, /,
        'p “The plan is from DB-32, our design study for 28 m…”',
      ],
      [
        /^\/services\/project-management\/Project-Planning topic open, /,
        'p “From a first figure per square foot to a bill of …”',
      ],
      [/^\/calculate_actual_cost\b/, 'p “Enter what you can spend. We work out the largest…”'],
      [/^\/calculate_actual_cost\b/, 'p “Houses in DHA with two floors and all four servic…”'],
      [/^\/faq /, 'h3 “How large is a marla?”'],
      [/^\/faq /, 'p “Ask us. To begin with, tell us the plot size, the…”'],
      [/^\/faq /, 'p “The area under a roof on each floor, measured to …”'],
      [/^\/faq /, 'p “It is tentative. It multiplies covered areas by r…”'],
      [/^\/faq /, 'p “The covered areas. For DHA the estimator uses rat…”'],
      [/^\/faq /, 'p “We count 225 square feet to a marla and 20 marla,…”'],
      [/^\/faq /, 'p “A basement adds space on a small plot, but it is …”'],
      [
        /^\/calculate_actual_cost budget that is too low, /,
        'span “The smallest house we estimate, on 1 marla, costs”',
      ],
      [
        /^\/calculate_actual_cost#v=1&plot=10&unit=mar review without an estimate, /,
        'div “The plot size or the areas, and the quality grade…”',
      ],
      [
        /^\/calculate_actual_cost empty calculator, /,
        'p “Enter a plot size and select a quality grade, or …”',
      ],
    ],
  },
  {
    engine: 'IBM',
    rule: 'text_sensory_misuse potential_position',
    reason:
      'Characters that are left, upper floors, what is below the ground, a house beside another, a plot at a corner, steel at the top or bottom of a slab, work that must be right. Where a text refers to what is above, below or beside something, it means the order of the text.',
    found: [
      [/^\/consultany_services initially, /, 'h1 “Our Top Notch Consultancy Services”'],
      [/^(?:\/|\/pages) /, 'h2 “OUR TOP NOTCH SERVICES”'],
      [/^\/privacy-policy initially, /, 'p “You may ask what we hold about you, have it corre…”'],
      [/^\/privacy-policy initially, /, 'p “If the site starts to send or keep anything else,…”'],
      [post, 'p “Every contract draws the line between the two dif…”'],
      [post, 'h2 “Begin below the ground”'],
      [hardWork, 'p “From the street, building looks like noise and br…”'],
      [hardWork, 'p “Start with the plot papers and the square feet pr…”'],
      [reporting, 'p “The answer is a photo log. Choose six to ten fixe…”'],
      [/^\/services\/asset-management initially, /, 'p “A house that is let needs somebody to answer the …”'],
      [/^\/services\/real-estate initially, /, 'p “Two plots of the same size can differ by far more…”'],
      [
        /^\/services\/equipment-selection initially, /,
        'p “The right machine saves weeks; the wrong one stan…”',
      ],
      [/^\/projects\/swiss-tower initially, /, 'p “A design study for a corner plot in a dense quart…”'],
      [post, 'p “A soil investigation tells the engineer how much …”'],
      [post, 'p “Reinforcement does its work only in the place whe…”'],
      [post, 'p “All three are hidden within a week. All three are…”'],
      [post, 'p “Our estimator prices the grey structure by floor,…”'],
      [/^\/calculate_actual_cost\b/, 'span “left”'],
      [/^\/faq /, 'p “The area under a roof on each floor, measured to …”'],
      [/^\/faq /, 'p “A basement adds space on a small plot, but it is …”'],
      [/^\/no-such-page /, 'p “It looks like nothing was found at this location.…”'],
      [
        /^\/calculate_actual_cost calculator with a result and the reasons for the areas, /,
        'p “Save this house, then change anything above. Both…”',
      ],
    ],
  },
  {
    engine: 'IBM',
    rule: 'widget_tabbable_exists fail_no_tabbable',
    reason:
      'The copies of six links that a moving row needs to loop. They are inert, and hidden from screen readers.',
    isVarying: true,
    found: tickerLinks,
  },
  {
    engine: 'IBM',
    rule: 'widget_tabbable_single potential_multiple_tabbable',
    reason: 'Native radio buttons of which none is selected yet. Browsers let Tab reach only one of them.',
    found: [
      [/^\/calculate_actual_cost /, 'fieldset[radiogroup] “Plot Unit”'],
      [/^\/calculate_actual_cost /, 'fieldset[radiogroup] “Quality Grade”'],
      [inUrdu, 'fieldset[radiogroup] “پلاٹ کی اکائی”'],
      [inUrdu, 'fieldset[radiogroup] “کوالٹی گریڈ”'],
    ],
  },
  {
    engine: 'Alfa',
    rule: 'sia-r113',
    whyFalse:
      'An open menu takes the focus, so its padding counts as a target. Its links are 44 pixels high.',
    found: [[/^\/ Tools open, /, 'div[menu] “Tools”']],
  },
  {
    engine: 'Alfa',
    rule: 'sia-r65',
    reason: 'The guards of Radix, as above.',
    found: [
      [/^\/ Tools open, /, 'span data-radix-focus-guard'],
      [/^\/ Tools open, /, 'span data-radix-focus-guard (2)'],
    ],
  },
  {
    engine: 'Alfa',
    rule: 'sia-r69',
    reason:
      'Alfa doesn’t know what is below a menu or a tooltip that is placed by script. Both have a ground of their own, whose inks contrast.test.ts measures.',
    found: [
      [/^\/ Tools open, /, 'a[menuitem] “Calculate area of your Floors”'],
      [/^\/ Tools open, /, 'a[menuitem] “Get your Construction Estimate”'],
      [
        /^\/calculate_actual_cost calculator with a comparison and an open tooltip, /,
        'div “A Grade: Standard quality at competitive prices. …”',
      ],
    ],
  },
]
