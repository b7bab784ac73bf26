import { Code } from './Code'

/** A text whose parts between backticks are code. */
export function CodeText({ children }: { children: string }) {
  return children
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith('`') ? <Code key={part}>{part.slice(1, -1)}</Code> : part))
}
