import { company } from '../../content/company'
import { aboutPage } from '../../content/pages/about'
import { Card, Container, Grid, Heading, Icon, NestedList, Section, Stack, Text } from '../../design-system'
import sectionOnNavy from '../../images/section-on-navy.svg'
import { ContentPicture } from '../../sections/ContentPicture'
import { paths } from '../../paths'
import { DocumentHead } from '../../sections/DocumentHead'
import { PageHero } from '../../sections/PageHero'
import { WorkingProcess } from './WorkingProcess'

const { hero, introduction, checklist, purposes } = aboutPage

/** Who the firm is, what it can be held to and how it works. Source: docs/product.md#about-page. */
export default function AboutPage() {
  return (
    <>
      <DocumentHead text={aboutPage.head} href={paths.about.href()} />
      <PageHero title={hero.title} text={hero.text} picture={hero.picture} />
      <Section aria-labelledby="about-introduction">
        <Container>
          <Grid columns="sidebar">
            <Stack space="medium">
              <Heading level={2} size="title" id="about-introduction">
                {introduction.heading}
              </Heading>
              {introduction.paragraphs.map((paragraph, index) => (
                <Text key={paragraph} size={index === 0 ? 'lead' : 'body'} isMeasured>
                  {paragraph}
                </Text>
              ))}
            </Stack>
            <ContentPicture name={introduction.picture} sizes="(min-width: 64rem) 29rem, 100vw" />
          </Grid>
        </Container>
      </Section>
      <CeoQuote />
      <Section aria-labelledby="about-checklist">
        <Container>
          <div className="grid gap-8 lg:grid-cols-12">
            <div className="lg:col-span-5">
              <Heading level={2} id="about-checklist">
                {checklist.heading}
              </Heading>
            </div>
            <div className="border-t border-line-strong pt-6 lg:col-span-7">
              <NestedList marker="check" items={checklist.items} />
            </div>
          </div>
        </Container>
      </Section>
      <Section ground="sand" space="medium">
        <Container>
          <Grid as="ul" columns="three">
            {purposes.map(({ id, icon, title, text }) => (
              <li key={id} className="grid min-w-0">
                <Card as="div">
                  <Stack space="small">
                    <span className="text-heading text-accent-strong">
                      <Icon name={icon} />
                    </span>
                    <Heading level={2} size="subheading">
                      {title}
                    </Heading>
                    <Text>{text}</Text>
                  </Stack>
                </Card>
              </li>
            ))}
          </Grid>
        </Container>
      </Section>
      <WorkingProcess />
    </>
  )
}

function CeoQuote() {
  return (
    <Section ground="navy" space="medium">
      <Container>
        <div className="grid items-center gap-10 lg:grid-cols-12">
          <figure className="flex min-w-0 flex-col gap-6 lg:col-span-7">
            <span className="text-heading text-accent">
              <Icon name="quote-left" />
            </span>
            <blockquote className="text-heading font-medium text-pretty wrap-anywhere">
              <p>{company.ceo.quote}</p>
            </blockquote>
            <figcaption className="border-s-4 border-accent ps-4">
              <Text weight="bold">{company.ceo.name}</Text>
              <Text size="small">{company.ceo.role}</Text>
            </figcaption>
          </figure>
          <img
            src={sectionOnNavy}
            alt=""
            width="1380"
            height="704"
            loading="lazy"
            className="hidden h-auto w-full lg:col-span-5 lg:block print:hidden"
          />
        </div>
      </Container>
    </Section>
  )
}
