import { projectPage } from '../../content/pages/project'
import type { Project } from '../../content/projects/Project'
import { Heading, List, Stack } from '../../design-system'
import { unbrokenText } from '../../lib/unbrokenText'

/** The highlights of a project in a ruled list. */
export function ProjectHighlights({ highlights }: Pick<Project, 'highlights'>) {
  return (
    <section aria-labelledby="highlights" className="border-t border-ink pt-4">
      <Stack space="small">
        <Heading level={2} size="card" id="highlights">
          {projectPage.highlightsHeading}
        </Heading>
        <List rules="above">
          {highlights.map((highlight) => (
            <li key={highlight} className="py-3">
              <Highlight text={unbrokenText(highlight)} />
            </li>
          ))}
        </List>
      </Stack>
    </section>
  )
}

/** Text up to the first colon is a term, shown in bold. */
function Highlight({ text }: { text: string }) {
  const end = text.indexOf(': ') + 1
  return (
    <>
      {end > 0 && <span className="font-bold">{text.slice(0, end)}</span>}
      {text.slice(end)}
    </>
  )
}
