/** Joins the last two words by a no-break space, so that a long text set large doesn't end with a word alone on its line. */
export function wordsKeptTogether(text: string): string {
  return text.replace(/ (?=[^ ]+$)/, '\u00A0')
}
