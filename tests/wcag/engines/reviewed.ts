/** A rule whose findings were reviewed and accepted. */
interface ReviewedRule {
  /** The name in the engine, for IBM’s with its reason; those of Alfa begin with “sia”. */
  readonly rule: string
  /** The largest number of elements in one state. */
  readonly most: number
  readonly reason: string
  /**
   * Whether the number depends on the moment: on what moves, how far the page is scrolled or which pictures have loaded.
   * @default false
   */
  readonly isVarying?: boolean
}

/**
 * What the engines find, but what is no fault. It may not grow: more elements than `most` fail, and so does an entry
 * that is larger than what is found in a run over all groups of pages, unless it varies.
 */
export const reviewed: readonly ReviewedRule[] = [
  {
    rule: 'aria_keyboard_handler_exists potential_no_keyboard_access',
    most: 3,
    reason:
      'The engine looks for key attributes. Radio groups consist of native radio buttons; tabs and menus listen by script. Stories named KeyboardAlone operate all of them.',
  },
  {
    rule: 'blockquote_cite_exists Potential_1',
    most: 6,
    reason:
      'Each is a quotation, with its author beside it. `cite` takes the URL of a source, which none has.',
  },
  {
    rule: 'element_tabbable_unobscured potential_obscured',
    most: 15,
    reason:
      'The engine compares boxes at the present scroll position. probes/focus.ts reaches each element by Tab, which scrolls, and looks at what is on top.',
    isVarying: true,
  },
  {
    rule: 'element_tabbable_visible potential_visible',
    most: 2,
    reason: 'The two guards that Radix puts around an open menu: they pass the focus on.',
  },
  {
    rule: 'fieldset_label_valid Fail_2',
    most: 1,
    reason:
      'The sheet shows the estimate again. The group of the same name is on the page behind it, hidden.',
  },
  {
    rule: 'frame_src_valid Potential_1',
    most: 1,
    reason: 'The map of a third party. The address is next to it as text.',
  },
  {
    rule: 'input_checkboxes_grouped potential_unnamedcheckbox',
    most: 1,
    reason: 'The basement is a question of its own. The other checkboxes are a group.',
  },
  {
    rule: 'input_label_exists Fail_1',
    most: 1,
    reason:
      'The range that blends two pictures has a label element, which is only read out; the engine takes no such label. Axe, Alfa and Chromium find its name.',
  },
  {
    rule: 'input_label_visible potential_no_label',
    most: 7,
    reason:
      'Buttons with an icon have a name for screen readers. Text areas have a visible label; the engine looks for those of `input` only.',
  },
  {
    rule: 'input_label_visible potential_placeholder_only',
    most: 1,
    reason: 'The same of a text area with a placeholder: its label is visible above it.',
  },
  {
    rule: 'sia-r113',
    most: 1,
    reason: 'An open menu takes the focus, so its padding counts as a target. Its links are 44 pixels high.',
  },
  {
    rule: 'sia-r65',
    most: 2,
    reason: 'The guards of Radix, as above.',
  },
  {
    rule: 'sia-r69',
    most: 2,
    reason:
      'Alfa doesn’t know what is below a menu or a tooltip that is placed by script. Both have a ground of their own, whose inks contrast.test.ts measures; axe measures the texts.',
  },
  {
    rule: 'style_color_misuse Potential_1',
    most: 1,
    reason:
      'The engine reports any stylesheet with a colour, once per page. States have a text or an icon, too.',
  },
  {
    rule: 'style_focus_visible potential_focus_not_visible',
    most: 2,
    reason: 'The guards of Radix, as above. probes/focus.ts looks at the ring of everything else.',
  },
  {
    rule: 'text_block_heading potential_heading',
    most: 8,
    reason:
      'Short texts in bold or large letters: the numbers of a table, the caption of a picture, the sentence below a heading. None of them names what follows.',
  },
  {
    rule: 'text_contrast_sufficient fail_contrast',
    most: 6,
    reason:
      'The engine takes the surface around the segments for the background of the selected one, and measures links of the ticker while they fade. Axe measures both.',
    isVarying: true,
  },
  {
    rule: 'text_contrast_sufficient potential_graphic_background',
    most: 2,
    reason: 'The texts of the lightbox are beside its picture, not on it.',
    isVarying: true,
  },
  {
    rule: 'text_contrast_sufficient potential_same_color',
    most: 6,
    reason:
      'Selected segments, as above: their background is that of the radio button behind the text. Links of the ticker while they are transparent, because the tagline has its turn; a focused one is visible.',
    isVarying: true,
  },
  {
    rule: 'text_quoted_correctly Potential_1',
    most: 2,
    reason: 'The names of buttons are in quotation marks. Nobody is quoted.',
  },
  {
    rule: 'text_sensory_misuse potential_other',
    most: 7,
    reason:
      'Sizes and squares are those of plots and houses. No instruction refers to the look of a control.',
  },
  {
    rule: 'text_sensory_misuse potential_position',
    most: 6,
    reason:
      'Characters that are left, upper floors, what is below the ground, steel at the top or bottom of a slab, work that must be right. Where a text refers to what is above, below or beside something, it means the order of the text.',
  },
  {
    rule: 'widget_tabbable_exists fail_no_tabbable',
    most: 6,
    reason:
      'The copies of six links that a moving row needs to loop. They are inert, and hidden from screen readers.',
    isVarying: true,
  },
  {
    rule: 'widget_tabbable_single potential_multiple_tabbable',
    most: 2,
    reason: 'Native radio buttons of which none is selected yet. Browsers let Tab reach only one of them.',
  },
]
