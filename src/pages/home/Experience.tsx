import { Link as RouterLink } from 'react-router-dom'
import { company } from '../../content/company'
import { homePage } from '../../content/pages/home'
import { Button, Container, Heading, Icon, Section, Stack, Text } from '../../design-system'
import { ContentPicture } from '../../sections/ContentPicture'

const { heading, text, qualities, ceoLabel, action, picture } = homePage.experience

/** What sets the firm apart in three points, and a word from its head. */
export function Experience() {
  return (
    <Section aria-labelledby="experience">
      <Container>
        <div className="grid gap-10 lg:grid-cols-12 lg:gap-12">
          <div className="lg:col-span-7">
            <Stack space="large">
              <Stack space="medium">
                <Heading level={2} size="title" id="experience">
                  {heading}
                </Heading>
                <Text size="lead" tone="muted" isMeasured>
                  {text}
                </Text>
              </Stack>
              <ul role="list" className="flex flex-col">
                {qualities.map(({ icon, title, text: words }) => (
                  <li key={title} className="flex gap-5 border-t border-line py-5">
                    <span className="flex h-[1lh] items-center text-heading text-accent-strong">
                      <Icon name={icon} />
                    </span>
                    <div className="min-w-0">
                      <Heading level={3}>{title}</Heading>
                      <Text tone="muted" isMeasured>
                        {words}
                      </Text>
                    </div>
                  </li>
                ))}
              </ul>
              <div>
                <Button asChild size="large">
                  <RouterLink to={action.href}>{action.label}</RouterLink>
                </Button>
              </div>
            </Stack>
          </div>
          <div className="flex flex-col gap-6 lg:col-span-5">
            <ContentPicture name={picture} ratio="landscape" sizes="(min-width: 64rem) 32rem, 100vw" />
            <figure className="border-s-4 border-accent-strong ps-6">
              <Text size="small" tone="accent" weight="bold">
                {ceoLabel}
              </Text>
              <blockquote className="my-3 text-lead">“{company.ceo.quote}”</blockquote>
              <figcaption className="text-small text-muted">
                {company.ceo.name}, {company.ceo.role}
              </figcaption>
            </figure>
          </div>
        </div>
      </Container>
    </Section>
  )
}
