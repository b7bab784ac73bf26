import { projectPage } from '../../content/pages/project'
import type { Project } from '../../content/projects/Project'
import { Heading, List } from '../../design-system'
import { unbrokenText } from '../../lib/unbrokenText'

const circle = 'flex size-6 shrink-0 items-center justify-center rounded-full border border-accent-strong'

/** The highlights of a project, styled like the legend of a drawing: numbered and framed. */
export function HighlightsLegend({ highlights }: Pick<Project, 'highlights'>) {
  return (
    <section aria-labelledby="highlights" data-surface="white" className="border border-ink">
      <div className="border-b border-ink px-5 py-4 sm:px-6">
        <Heading level={2} size="subheading" id="highlights">
          {projectPage.highlightsHeading}
        </Heading>
      </div>
      <List rules="between">
        {highlights.map((highlight, index) => (
          <li key={highlight} className="flex flex-wrap gap-x-4 gap-y-2 px-5 py-3 text-small sm:px-6">
            <span aria-hidden="true" className={`${circle} text-caption text-accent tabular-nums`}>
              {index + 1}
            </span>
            <Highlight text={unbrokenText(highlight)} />
          </li>
        ))}
      </List>
    </section>
  )
}

/** Text up to the first colon is a term, shown in bold. */
function Highlight({ text }: { text: string }) {
  const end = text.indexOf(': ') + 1
  return (
    // Below the number if large text leaves too little room beside it.
    <span className="min-w-0 grow basis-32 wrap-anywhere">
      {end > 0 && <span className="font-bold">{text.slice(0, end)}</span>}
      {text.slice(end)}
    </span>
  )
}
