import { amounts } from '../../content/amounts'
import { projectsPage } from '../../content/pages/projects'
import { projects } from '../../content/projects/projects'
import { Columns, Heading, Inline, Link, Section, Stack, Text } from '../../design-system'
import { calculateEstimate, exampleHouse, formatLakhCrore } from '../../estimator'
import { paths } from '../../paths'
import { DocumentHead } from '../../site/DocumentHead'
import { Badge } from './Badge'
import { House10 } from './House10'
import { ProjectGallery } from './ProjectGallery'

/** All projects, each with a large picture. */
export default function ProjectsPage() {
  return (
    <>
      <DocumentHead text={projectsPage.head} href={paths.projects.href()} />
      <Section top="small" aria-labelledby="recent-projects">
        <Stack space="large">
          <Columns ratio="5:7" align="end" space="large">
            <Heading level={1} size="title">
              {projectsPage.title}
            </Heading>
            <Stack space="2xsmall" align="start">
              <Text tone="muted" hasMeasure>
                {projectsPage.text}
              </Text>
              <div className="print:hidden">
                <Link href="#house-10" isStandalone>
                  {projectsPage.house10(
                    formatLakhCrore(calculateEstimate(exampleHouse).totals.grand, amounts, 'two'),
                  )}
                </Link>
              </div>
            </Stack>
          </Columns>
          <Inline space="large" justify="between">
            <Heading level={2} size="heading" id="recent-projects">
              {projectsPage.heading}
            </Heading>
            <Badge>{projectsPage.badge}</Badge>
          </Inline>
          <ProjectGallery projects={projects} />
        </Stack>
      </Section>
      <House10 />
    </>
  )
}
