/**
 * A review of a component by a developer: scripted key and pointer events operated it in a browser, and its accessibility
 * tree was read.
 */
export interface Review {
  readonly component: string
  /** Such as `2026-01-31`. */
  readonly date: string
  /** What was tried, and how it behaved. */
  readonly tried: readonly [string, ...string[]]
  /** What doesn't work as it should. */
  readonly issues: readonly string[]
  /** The hash of the component's code at that time, without comments, from the status on its docs page. */
  readonly source: string
}

/** The browser of all reviews. Its accessibility tree was read; no screen reader program took part. */
export const reviewBrowser = 'Chromium 156'
export const reviewSystem = 'Debian Linux'

/** What no review covers. */
export const uncovered =
  'Firefox, Safari, Windows, macOS, phones, a touch screen, voice control, and keys pressed by a person'

/** The reviews. A component that has changed since shows its review as stale. */
export const reviews: readonly Review[] = [
  {
    component: 'BottomBar',
    date: '2026-11-26',
    tried: [
      'In windows from 320 × 559, 383 × 527 and 1023 × 527 px it sticks to the lower edge. In 320 × 558, 382 × 558, 383 × 526, 844 × 390 and 1023 × 526 px it is part of the normal flow, and at 1024 px it is hidden, and its buttons aren’t in the tree. Wherever it sticks, the page keeps as much room for it as it is high when it scrolls to a control.',
      'In text of 200 % it is part of the normal flow at 320 × 568, 390 × 844 and 1023 × 900 px, where the page doesn’t scroll sideways, and sticks at 767 × 1055, 820 × 1180 and 1023 × 1100 px.',
      'Tab and Shift + Tab through 52 controls before it, in windows of 320 × 568, 375 × 667, 390 × 844 and 768 × 1024 px, at 390 px also right to left and with reduced motion: it covers neither one that has the focus nor its ring. Nor does it with an emulated home indicator of 34 px in a window of 320 × 693 px, nor on the calculator in these windows of 320, 375 and 390 px.',
      'Tab reaches the summary, then the action, each with a visible ring, which is whole at 320, 390 and 700 px, also with a note; Enter, Space and a click each activate them once, and the keys leave the focus there. On the calculator, Enter and Space on the summary open its sheet; Escape closes it and returns the focus to the summary.',
      'In the tree it is two buttons of the page, without a region of its own: the summary, with its value and note as its name and with a dialog as its popup, and the action. Without a summary nothing of it is in the tree.',
      'With an emulated home indicator of 34 px at 390 px, both buttons are above that.',
      'In print it is hidden. In forced colours its upper line, its buttons and their rings are visible. In a right-to-left page the summary is on the right.',
    ],
    issues: ['While it has no summary, and so isn’t visible, the page keeps the room for it nevertheless.'],
    source: 'a5b31dec7914',
  },
  {
    component: 'Button',
    date: '2026-11-26',
    tried: [
      'Every variant: Tab reaches it with a visible ring, also on the dark ground; Enter, Space and a click each activate it once and leave the focus there. A press that ends elsewhere does nothing.',
      'The target of a quiet one is wider than its text: a point 6 px beside it belongs to it.',
      'With `asChild` it is a link in the tree: Enter follows it, Space does nothing.',
      'Loading: it keeps the focus, is disabled and busy in the tree, and its name changes to “Processing Estimate...”. Further keys and clicks do nothing, and in a form they don’t submit. Tab leaves it, and Shift + Tab comes back.',
      'Disabled: Tab skips it, and clicks do nothing. Disabled with a reason: it stays a tab stop, and Enter, Space and a click each put the reason into an alert.',
      'At 320 and 390 px, also with text of 200 %, its text wraps, and the page doesn’t scroll sideways. In text of 200 %, a large one with an icon and “Construction” has 16 px of room at its sides at 320 px, where the word is broken, and at 360 and 390 px, where it isn’t. In a right-to-left page the arrow of Back comes first and points to the right.',
      'In forced colours edges and ring are visible, and loading and disabled ones have the system’s colour of disabled text. With reduced motion the spinner doesn’t turn.',
    ],
    issues: [
      'With `explainsWhenDisabled` it is disabled for screen readers only: clicks, Enter, Space and the submission of its form still reach the page, which must not act on them.',
      'At 320 px with text of 200 %, a large one with an icon breaks a long word, such as “Construction”, without a hyphen.',
    ],
    source: '625ae11a46c9',
  },
  {
    component: 'Checkbox',
    date: '2026-11-23',
    tried: [
      'Tab reaches it with a visible ring, Space checks and unchecks it, outside a form Enter does nothing; its state in the tree follows at once.',
      'A click on its label toggles it and focuses it. Tab leaves it with one key, and skips a disabled one.',
    ],
    issues: [
      'Chromium doesn’t tell screen readers that a required one is required, but that it is invalid until it is checked. Until it does, say in the label that it is required.',
    ],
    source: 'dc9e9ba2418c',
  },
  {
    component: 'Dialog',
    date: '2026-11-26',
    tried: [
      'Enter, Space and a click on the opener open it with the focus on Close; Tab and Shift + Tab cycle through Close and its actions, each with a visible ring.',
      'Escape, Close, a click outside and the browser’s Back close it and return the focus to the opener; Forward doesn’t open it again. Opened and closed six times in quick succession, it is closed, with the focus on the opener, and the history is where it was.',
      'While it is open, the page behind it isn’t in the tree; closed, the dialog isn’t, although it stays in the document.',
      'With a long text, at 390 and 1280 px: Page Down, Page Up, End, Home, Arrow Down and Arrow Up scroll it while the focus stays on Close; Tab to the button at its end scrolls that into view. Scrolled to its end, closed and opened again by Enter or a click, it is at its start, with the focus on Close, and a field whose text the page doesn’t keep is empty.',
      'With a form: Tab goes from Close to the field, the button and back to Close. Enter in the empty field leaves the focus there, and the form isn’t sent; with an address, Enter and the button send it, close the dialog and return the focus to the opener. In the field, Home moves the insertion point. Closed by Escape and opened again, the form still has what was typed, because its page keeps it.',
      'With a picture, in a window of 768 × 476 px, the text below the picture is visible.',
      'With a long text, Shift + Tab from Close goes to the button at its end, and scrolls it to its end.',
      'In forced colours its edge, its buttons and their rings are visible. With reduced motion it is there at once. With text of 200 % at 390 px a long text doesn’t scroll sideways.',
    ],
    issues: [
      'With text of 200 % at 390 px, a title of 18 words is cut off. Its rest can be scrolled into view with the wheel, but not with keys.',
      'The focus starts on Close even if there is a form, so that the first field is one Tab away. No dialog of the site has a form.',
      'Over a page that is shorter than the window, as in its stories, the backdrop is darker below the end of the page than above it, and lighter in a strip as wide as a scroll bar.',
    ],
    source: 'e5e58cd65062',
  },
  {
    component: 'Disclosure',
    date: '2026-11-23',
    tried: [
      'Enter and Space open and close it, and the tree says expanded or collapsed; the others of several stay as they are.',
      'Tab then goes to the link inside, and from there to the next question; Shift + Tab goes the same way back.',
      'Closed, its content is neither in the tree nor a tab stop. The ring surrounds the whole title.',
    ],
    issues: [
      'Its heading is inside the button that toggles it. Chromium’s tree has both; whether screen reader programs list it among the headings, as they do with others, hasn’t been tried.',
      'Whether the browser’s search finds closed content hasn’t been tried.',
    ],
    source: '10a9bf42f8b4',
  },
  {
    component: 'DropdownMenu',
    date: '2026-11-26',
    tried: [
      'Enter, Space and Arrow Down open it with the focus on its first link, each time anew; arrow keys wrap at both ends; Home, End, Page Up, Page Down and the first letter of a link work.',
      'Escape closes it and returns the focus to the button. Tab closes it and moves the focus to what follows the button, Shift + Tab to what precedes it.',
      'Enter and Space on a link open its page and close the menu, with the focus on the button; so does a click. Ctrl + Enter and Ctrl + click open it in a new tab, Shift + Enter in a new window; the menu closes, the focus is on the button, and the page stays.',
      'A click opens it with the focus on the menu, from where Arrow Down goes to the first link. A second click on the button closes it with the focus there; a click outside closes it. A click from a script, without pointer or key events, opens it, and another closes it. The browser’s Back closes it and goes back.',
      'Opened and closed six times in quick succession, it is closed, with the focus on the button.',
      'The tree says expanded, and which menu belongs to the button. Its links are menu items there, not links.',
      'At 390 px and with text of 200 % long links wrap, and the menu is within the window. In a right-to-left page it is aligned with the right edge of its button. In forced colours its edge and the rings of its links are visible. With reduced motion it is there at once.',
    ],
    issues: [
      'Ctrl + Space on a link opens its page in the same tab, as Space does; on a link outside a menu neither does anything.',
      'After a click the focus is on the menu, which has no ring: none is visible until an arrow key moves the focus to a link.',
    ],
    source: '5f950f9cb656',
  },
  {
    component: 'Lightbox',
    date: '2026-11-27',
    tried: [
      'Enter or Space on the second of ten pictures opens it with the focus on Close; Arrow Right, Arrow Left, Home and End change the picture and leave the focus there. The arrow keys wrap at both ends, and Arrow Right does nothing with Shift, Ctrl, Alt or Meta.',
      'Enter, Space and a click on Next image show the next picture, those on Previous image the previous; the focus stays there. At 390 px, a swipe of an emulated touch screen to the left shows the next picture, one to the right the previous; a short one, one upwards and one downwards do nothing.',
      'In a right-to-left page Arrow Left and a swipe to the right show the next picture, Arrow Right and a swipe to the left the previous one. Next image is on the left there, and its arrow points to the left.',
      'When the picture changes, “Image 3 of 10” is in one polite live region. A caption is in another; if the picture has none, its alternative text is in a third. The position and the caption are the description of the dialog. Only the picture that is shown is in the tree.',
      'Tab cycles through Previous image, Next image and Close, each with a visible ring, Shift + Tab the other way; with a single picture, both stay on Close.',
      'Escape, Close and the browser’s Back return the focus to the picture that opened it, also after another picture was shown, and after a click opened it; Forward doesn’t open it again. A click beside the picture leaves it open. Closed and opened again, it shows the picture whose thumbnail was used, with the focus on Close. Closed, it isn’t in the tree.',
      'In forced colours, light and dark, its buttons and rings are visible. With reduced motion neither it nor the next picture fades in.',
      'The picture is whole at 320, 390 and 1280 px and in windows of 844 × 390 and 568 × 320 px, with text of 200 % in the first four. In such text, “Image 3 of 10” is between the buttons at 390 px, without touching them; at 320 px, a caption of five lines makes the dialog scroll. At 844 × 390, 932 × 430 and 1024 × 768 px, a caption has the room between the buttons and is above the position; otherwise it is beside it.',
      'In a gallery of eight pictures: at 390 × 844 px on a screen of double density it shows files 800 px wide, which need 780; at 1280 × 800 px on one of single density files 1280 px wide, which need 1129, and so it does at 844 × 390 px on one of double density, where they need 1086. Next image shows a file that is already there, in the right width from the first frame, and loads one file, that of the picture after it; each picture has one file only. A portrait picture is loaded in the width that the height of the window allows, 672 px at 1280 × 800 px. No file is loaded twice.',
    ],
    issues: [
      'On a screen of double density at 1280 × 800 px, the pictures of the gallery whose original is 1280 px wide would need 2258.',
      'The alternative text of a picture with a caption isn’t announced when the picture changes, because the two mostly say the same; it is the name of the picture, which can be read.',
      'If only some pictures of a gallery have captions, the caption after a picture without one is in a live region that has just been added, which screen readers may not announce. On the site, every picture of a gallery has one: TypeScript reports an error if a picture has none in src/content/collections/galleryCaptions.ts.',
    ],
    source: 'da1a52752b0b',
  },
  {
    component: 'NumberField',
    date: '2026-11-26',
    tried: [
      '“12,5” is kept as it was typed, and its number in the tree is 12.5. “Read as 12.5.” appears when the focus leaves, not at a pause, because 12,5 may become 12,500. So it is with 7,50, which is read as 7.50; nothing is said of “7,”, which is 7, and of “-7,5” only that it is below the minimum.',
      'Arrow Up and Arrow Down change it by one, and not below the minimum: 12.5 becomes 13.5 or 11.5, and 0.5 becomes 0. Final zeros go, so that 1.0 becomes 2; so do separators, and “۷٫۵” becomes 8.5. Ctrl + Z undoes each step, up or down. With Shift or Ctrl, and by the wheel, nothing changes.',
      '“7 feet”, “3e”, “3.4.5” and “-5” are kept; once typing pauses, the field is invalid, and it is valid again as soon as the text is corrected. Arrow Up changes neither “7 feet” nor the place of the insertion point there, and turns “-5” into 0. “-” alone is invalid only when the focus leaves.',
      'While the mouse button is held down, no message appears; released, it does.',
      'Each message is in a polite live region that is already in the tree, and part of its description, after the unit and the description. No screen reader program has been heard to announce it.',
      'Tab reaches it with a visible ring, selects its text, and skips a disabled one. Enter submits its form.',
      'With label and description beside it: at 320 px they stay there; at 390 px with text of 200 % they are above it. In a right-to-left page the unit is on the left, the number on the right.',
      'A long unit, “square metres”, at 320 and 390 px with text of 200 %, at 320 px also right to left, and beside its label in a field 14rem wide: it wraps into two lines, and takes half of the field. The page doesn’t scroll sideways.',
      'In forced colours its edge, ring and the icon of its message are visible; a disabled one has the system’s colour of disabled text.',
    ],
    issues: [
      'The tree says the number 0, next to the text, if the field is empty, if its text isn’t a number, and if its number is below a minimum of 0. In the first two cases the field has no `aria-valuenow`. Chromium does so for every text field with the role of a spin button, which this one is; for an empty `<input type="number">` it says no number.',
      'At 320 px with text of 200 %, a unit of two lines, such as “square metres”, leaves room for five digits; the others can be seen by moving the insertion point.',
    ],
    source: '940272ac7699',
  },
  {
    component: 'SegmentedControl',
    date: '2026-11-26',
    tried: [
      'Tab reaches the selected option. If none is selected, Tab reaches the first and Shift+Tab the last, or both reach the one that had the focus before; Space selects it; arrow keys move and select, and wrap at both ends; Tab leaves the group. Each has a visible ring.',
      'After a click, Arrow Right goes on from the clicked option. Enter submits its form with the selected value.',
      'In a right-to-left page, or with a direction of its own or of an element around it, Arrow Left goes to the option on the left, Arrow Right to that on the right, and both wrap; Arrow Down and Arrow Up do the same as elsewhere.',
      'The tree says the name of the group, its description, and which option is checked.',
      'The button of its tooltip is a tab stop before the options. The focus opens the tooltip, whose text becomes the description of that button; the second Enter closes it, Space opens it again, and Escape closes it. Tab goes on to the options.',
      'Disabled, its options are skipped by Tab and ignore clicks; the button of its tooltip stays a tab stop.',
      'At 320 px, also with text of 200 %, its options wrap, also onto several lines, and the page doesn’t scroll sideways.',
      'In forced colours colour and tick mark the selected option, and the ring is visible; disabled, they have the system’s colour of disabled text.',
      'Home and End do nothing, as in every group of native radio buttons.',
    ],
    issues: [
      'The focus ring of its tooltip’s button lies within the button and is a dark line alone, which can’t be seen on the grounds navy, deep and charcoal. Use its tooltip on light grounds only; no test checks on which ground a page has it.',
    ],
    source: '3bd5090a3ba6',
  },
  {
    component: 'Select',
    date: '2026-11-24',
    tried: [
      'On Linux: a letter selects the option that starts with it; arrow keys, Home and End change it without opening the list, Page Up and Page Down by three options.',
      'Space, Enter, Alt + Arrow Down, Alt + Arrow Up and F4 open the list, and the tree says expanded. In it, Enter, Escape, Tab, Shift + Tab and the Alt + arrow keys close it on the option that was reached; the focus stays on the field. Within a second after a letter, Space belongs to the letters and opens nothing.',
      'With an error it is invalid, and the message is its description; with a warning it is valid. An error that appears is in a polite live region that is already in the tree.',
      'Required and without a value it isn’t invalid yet. Enter on Send then submits nothing: the focus moves to it, and the browser says “Please select an item in the list.”',
      'The placeholder can’t be selected again. Tab skips a disabled one.',
    ],
    issues: [
      'Chromium doesn’t tell screen readers that a required list is required, as it does for a text field. Until it does, say so in the `description` of the field or in a note at the top of the form.',
      'In Chromium on Linux, Escape in the open list doesn’t take back what was reached with the arrow keys.',
      'None of the accessibility trees on its docs page has the list open, because no story can open it. `npm run test:docs` opens it on that page, and checks of its tree only that it says expanded.',
    ],
    source: '23e98aeacba3',
  },
  {
    component: 'Sheet',
    date: '2026-11-26',
    tried: [
      'Enter, Space and a click on the opener open it with the focus on Close; Tab and Shift + Tab cycle through Close and its links, each with a visible ring.',
      'Escape, Enter, Space and a click on Close, a click beside it and the browser’s Back close it and return the focus to the opener; Forward doesn’t open it again. Opened and closed six times in quick succession, it is closed, and opens again as before.',
      'While it is open, the page behind it isn’t in the tree; closed, the sheet isn’t, although it stays in the document.',
      'Enter and a click on a link close it, and the focus is on the heading of the new page. If the link leads to the page that is shown, the focus returns to the opener.',
      'After Enter on a link to a part of the same page it is closed, with the focus on the opener, and Back is needed twice.',
      'With 30 links, at 390 px, and at 1280 px with text of 200 %: Page Down, Page Up, End, Home and Arrow Down scroll it while the focus stays on Close. Scrolled, closed and opened again by Enter or a click, it is at its start. With text of 200 % at 390 px it doesn’t scroll sideways.',
      'With a title of several lines and text of 200 % at 390 px, Tab and Shift + Tab through 30 links: the title covers none that has the focus.',
      'In forced colours its edge, links and rings are visible. In a right-to-left page it is on the left, and slides in from there, each time it is opened. With reduced motion it doesn’t slide.',
      'The menu of the site in it, in a window of 390 × 700 px: in text of the usual size no link is covered when Tab or Shift + Tab reaches it.',
    ],
    issues: [
      'Over a page that is shorter than the window, as in its stories, the backdrop is darker below the end of the page than above it, and lighter in a strip as wide as a scroll bar.',
    ],
    source: 'c29ac7a40c5c',
  },
  {
    component: 'Slider',
    date: '2026-11-27',
    tried: [
      'Tab reaches Pause, then Previous slide and Next slide, each with a visible ring; while the focus is there, slides that otherwise stay for 100 ms don’t move for six seconds.',
      'Enter and Space on Pause stop them for good, also after the focus has left, and its name changes to Play; the next press plays them, even while the focus is there.',
      'Enter and Space on Previous slide and Next slide step and wrap around, and the focus stays there.',
      'The list isn’t live while it moves, and polite once it has the focus or is paused. Each slide has its position, and those that can’t be seen are inert.',
      'With reduced motion there is no Pause button, no slide is inert, and the row is a tab stop that Arrow Right scrolls. In a right-to-left page Next slide shows the next one.',
      'In forced colours the edges, icons and rings of its buttons are visible.',
    ],
    issues: [
      'After a click on Next slide that doesn’t move the focus, as a script sends it, the slides go on by themselves, and the new slide isn’t announced.',
      'Home and End don’t scroll the row under reduced motion; browsers use them for rows that scroll downwards.',
    ],
    source: '5ccebfbaf52c',
  },
  {
    component: 'Tabs',
    date: '2026-11-26',
    tried: [
      'Tab reaches the selected tab; arrow keys select, wrap at both ends; Home and Page Up select the first, End and Page Down the last; Arrow Down and Arrow Up do nothing. The tree follows.',
      'Tab goes from the tab to its panel, which is named after it and has a visible ring; Shift + Tab goes back to the tab.',
      'In a right-to-left page Arrow Left goes to the next tab, Arrow Right to the previous one, and both wrap; Home and End do the same as elsewhere. After a click, Tab and the arrow keys go on from the clicked tab. A click that a script sends selects, and leaves the focus where it is.',
      'In forced colours a line marks the selected tab, and the rings of the tab and of the panel are visible. In a window of 390 px, five tabs are all visible, and the page doesn’t scroll sideways.',
      'Without its scripts there are no tabs; the tree has all panels, each with its name.',
    ],
    issues: [
      'The panel is a tab stop even if it has controls of its own, such as a ZoomableDrawing, so that these are one Tab further away.',
    ],
    source: '5dff55a5a1c5',
  },
  {
    component: 'TextField',
    date: '2026-11-23',
    tried: [
      'With an error it is invalid and required, and its description is read before the message.',
      'Tab selects its text, and typing replaces it; the message stays until its page removes it. Ctrl + Z brings back a deleted text.',
      'An error that appears when the focus leaves is in a polite live region and becomes the description of the field. Tab skips a disabled one.',
    ],
    issues: [],
    source: '23e854480315',
  },
  {
    component: 'Tooltip',
    date: '2026-11-26',
    tried: [
      'Tab to the button opens it, and its text becomes the description of the button. Closed, the button has no description.',
      'Opened by focus, the first Enter keeps it open and the second closes it; once closed, Enter opens it and the next closes it. Space does the same. Escape closes it without moving the focus; Tab and Shift + Tab close it and leave the button. Back on the button, it is open again.',
      'Hovered, at 390 and 1280 px, it opens and stays open while the pointer moves to the text and is on it, and closes when the pointer leaves, or by Escape, after which it stays closed until the pointer comes back. A pointer that is on the button only briefly doesn’t open it. Opened by Tab, it stays open if the pointer then crosses it.',
      'A click pins it, even if hover or focus has opened it: it stays when the pointer leaves and when its text is clicked, until another click, a click elsewhere, Escape or Tab. On an emulated touch screen a tap opens it, and another tap, on it or elsewhere, closes it.',
      'With text of 200 % at 390 px it wraps and is within the window. In forced colours its edge and the ring of its button are visible. On a light ground the ring is visible.',
    ],
    issues: [
      'Someone who reads the page with a screen reader, without moving the focus to the button, gets only its name: its text is in the accessibility tree only while it is open. So nothing that everyone needs may be in it. What is spoken when it opens wasn’t tried.',
      'Its focus ring lies within the button and is a dark line alone, which can’t be seen on the grounds navy, deep and charcoal. Use it on light grounds only; no test checks on which ground a page has it.',
    ],
    source: 'c719f1ca8819',
  },
  {
    component: 'ZoomableDrawing',
    date: '2026-11-27',
    tried: [
      'In the story Whole, a plan: Tab reaches the frame, then Show all, Zoom out, Zoom in and, once it is enlarged, the four pan buttons, each with a visible ring, and then leaves.',
      'Enlarged, the ring of the frame is whole at 320, 390 and 1280 px, and the shades begin inside it, also with text of 200 %; without the focus they reach the edges of the frame.',
      '+ and = enlarge it twice around its middle, − makes it smaller until all is shown; Ctrl with = or −, and Alt with =, are left to the browser. Enlarged, the arrow keys, Page Down, Page Up, Space, Home and End scroll it.',
      'Zoom in and Zoom out by a click do the same. Each pan button moves it by Enter or Space. At their edges, Pan down, Pan left and Pan right are disabled and keep the focus. Show all shows everything at once, and keeps the focus.',
      'The wheel and a swipe of an emulated touch screen scroll it; the page behind it stays where it is, until the wheel has reached the lower edge and is turned on.',
      'At 390 px, also with text of 200 %, and at 320 px it opens in its middle, its buttons are below it, and the page doesn’t scroll sideways. In windows of 1280 × 476 and 844 × 390 px it is shown whole, in a lower frame; enlarged there, it has Pan up and Pan down only.',
      'In a right-to-left page, at 390 px, it opens in its middle, Pan left and Pan right move it to the side that they name, and their chevrons point there.',
      'With reduced motion a pan button moves it at once. In print, all of it is shown without shades, buttons and focus ring, even if it was enlarged; afterwards it is enlarged again.',
      'In forced colours, light and dark, its edge, its buttons, their rings, the shades along its edges and the ring of the frame are visible. That ring is dark in both, because the drawing stays white.',
    ],
    issues: [
      'A change of size isn’t announced: only the states of the buttons tell of it.',
      'The alternative text is the same at every size; the lettering of the drawing isn’t in the tree.',
      'The frame is a tab stop even while all of the drawing is shown, because + works there.',
    ],
    source: '40c1cf6a0926',
  },
]
