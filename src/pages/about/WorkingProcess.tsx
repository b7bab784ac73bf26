import { clsx } from 'clsx'
import { aboutPage } from '../../content/pages/about'
import { Container, DimensionLine, Frame, Heading, Section, Stack, Text } from '../../design-system'
import elevation from '../../images/elevation.svg'
import plan from '../../images/plan.svg'
import section from '../../images/section.svg'

const { heading, steps } = aboutPage.process

type DrawingName = (typeof steps)[number]['drawing']

/** The drawing of each step: plan, section, finished house. */
const drawings: Record<DrawingName, { src: string; width: number; height: number; isCropped: boolean }> = {
  plan: { src: plan, width: 920, height: 1196, isCropped: true },
  section: { src: section, width: 1380, height: 704, isCropped: false },
  elevation: { src: elevation, width: 1236, height: 584, isCropped: false },
}

/** "Our Working Process": three steps, each below a drawing of its stage. Source: docs/product.md#about-page. */
export function WorkingProcess() {
  return (
    <Section aria-labelledby="working-process">
      <Container>
        <Stack space="large">
          <Heading level={2} size="title" id="working-process">
            {heading}
          </Heading>
          {/* The role, because Safari drops list semantics together with the markers. */}
          <ol role="list" className="grid gap-x-6 gap-y-12 md:grid-cols-3">
            {steps.map(({ title, drawing, text }, index) => (
              <li key={title} className="print:break-inside-avoid">
                <Stack space="snug">
                  <StepDrawing name={drawing} />
                  <DimensionLine label={`${index + 1}`} />
                  <Heading level={3}>{title}</Heading>
                  <Text>{text}</Text>
                </Stack>
              </li>
            ))}
          </ol>
        </Stack>
      </Container>
    </Section>
  )
}

function StepDrawing({ name }: { name: DrawingName }) {
  const { src, width, height, isCropped } = drawings[name]
  return (
    <Frame ground="white" shape="landscape" corners="small" hasBorder>
      <img
        src={src}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        className={clsx(
          'absolute inset-0 size-full p-4',
          isCropped ? 'object-cover object-top' : 'object-contain',
        )}
      />
    </Frame>
  )
}
