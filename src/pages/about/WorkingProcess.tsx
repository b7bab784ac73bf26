import { aboutPage } from '../../content/pages/about'
import { renderCaption } from '../../content/collections/pictures'
import { Frame, Heading, Inline, Section, Stack, Text } from '../../design-system'
import { ContentPicture } from '../../sections/ContentPicture'
import { drawingDetails } from '../../images/drawings'

const { heading, steps } = aboutPage.process

type StepPicture = (typeof steps)[number]['picture']

/** Whether the picture of a step is a drawing, not a render. */
function isDrawing(picture: StepPicture): picture is StepPicture & keyof typeof drawingDetails {
  return picture in drawingDetails
}

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
          {steps.map(({ title, picture, text }, index) => (
            <li key={title} className="print:break-inside-avoid">
              <Stack space="medium">
                <Frame variant="drawing" shape="landscape">
                  {isDrawing(picture) ? (
                    <img
                      {...drawingDetails[picture]}
                      alt=""
                      loading="lazy"
                      className="size-full object-cover"
                    />
                  ) : (
                    <ContentPicture
                      name={picture}
                      alt={{ decorative: true }}
                      ratio="fill"
                      sizes={{ base: '92vw', md: '25rem' }}
                    />
                  )}
                </Frame>
                <Inline justify="between">
                  <Text size="caption" tone="muted" isTabular as="span" aria-hidden="true">
                    {`${index + 1} / ${steps.length}`}
                  </Text>
                  {!isDrawing(picture) && (
                    <Text size="caption" tone="muted" as="span">
                      {renderCaption(picture)}
                    </Text>
                  )}
                </Inline>
                <Heading level={3} size="card">
                  {title}
                </Heading>
                <Text>{text}</Text>
              </Stack>
            </li>
          ))}
        </ol>
      </Stack>
    </Section>
  )
}
