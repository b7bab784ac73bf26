import { aboutPage } from '../../content/pages/about'
import { Frame, Heading, Section, Stack, Text } from '../../design-system'
import { ContentDrawing } from '../../sections/pictures/ContentDrawing'
import { ContentPicture } from '../../sections/pictures/ContentPicture'
import { picture } from '../../images/pictures'

const { heading, steps } = aboutPage.process

/** "Our Working Process": three steps, each below a picture of its stage. */
export function WorkingProcess() {
  return (
    <Section aria-labelledby="working-process">
      <Stack space="2xlarge">
        <Heading level={2} id="working-process">
          {heading}
        </Heading>
        {/* The role, because Safari drops list semantics together with the markers. */}
        <ol role="list" className="grid gap-x-6 gap-y-12 md:grid-cols-3">
          {steps.map(({ title, text, ...step }, index) => (
            <li
              key={title}
              className="row-span-4 grid grid-rows-subgrid items-start gap-y-4 print:break-inside-avoid"
            >
              <Frame variant="drawing" shape="landscape">
                {'drawing' in step ? (
                  <ContentDrawing name={step.drawing} fit="cover" />
                ) : (
                  <ContentPicture
                    name={step.picture}
                    alt={{ decorative: true }}
                    ratio="fill"
                    sizes={{ base: '92vw', md: '25rem' }}
                  />
                )}
              </Frame>
              <Text size="caption" tone="muted" isTabular as="span" aria-hidden="true">
                {`${index + 1} / ${steps.length}`}
              </Text>
              <Heading level={3} size="card">
                {title}
              </Heading>
              <Stack space="small">
                <Text>{text}</Text>
                {'picture' in step && (
                  <Text size="caption" tone="muted">
                    {picture(step.picture).caption}
                  </Text>
                )}
              </Stack>
            </li>
          ))}
        </ol>
      </Stack>
    </Section>
  )
}
