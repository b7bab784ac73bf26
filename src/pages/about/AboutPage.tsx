import { company } from '../../content/company'
import { aboutPage } from '../../content/pages/about'
import { Columns, Grid, Heading, List, Quotation, Section, Stack, Text } from '../../design-system'
import { ContentPicture } from '../../sections/pictures/ContentPicture'
import { paths } from '../../paths'
import { DocumentHead } from '../../site/DocumentHead'
import { FrontElevation } from '../../sections/pictures/FrontElevation'
import { PageHero } from '../../sections/PageHero'
import { WorkingProcess } from './WorkingProcess'

const { hero, introduction, ceoQuote, checklist, purposes } = aboutPage

/** The about page: who the firm is, what it promises and how it works. */
export default function AboutPage() {
  return (
    <>
      <DocumentHead text={aboutPage.head} href={paths.about.href()} />
      <PageHero title={hero.title} text={hero.text} />
      <Section aria-labelledby="about-introduction">
        <Columns ratio="1:1" from="md" align="start">
          <Stack space="large">
            <Heading level={2} id="about-introduction">
              {introduction.heading}
            </Heading>
            {introduction.paragraphs.map((paragraph, index) => (
              <Text key={paragraph} size={index === 0 ? 'lead' : 'body'} hasMeasure>
                {paragraph}
              </Text>
            ))}
          </Stack>
          <div className="w-full max-w-portrait md:mx-auto">
            <ContentPicture
              hasCaption
              name={introduction.picture}
              ratio="upright"
              sizes={{ base: '120vw', md: '56vw', lg: '33rem' }}
              hasOwnWidth
            />
          </div>
        </Columns>
      </Section>
      <CeoQuote />
      <Section aria-labelledby="about-checklist">
        <Columns ratio="1:1">
          <Stack space="large">
            <Heading level={2} id="about-checklist">
              {checklist.heading}
            </Heading>
            <div className="border-t border-line-strong pt-6">
              <List marker="check" space="small">
                {checklist.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </List>
            </div>
          </Stack>
          <ContentPicture
            hasCaption
            name={checklist.picture}
            ratio="landscape"
            sizes={{ base: '92vw', lg: '46vw', xl: '38rem' }}
          />
        </Columns>
      </Section>
      <Section surface="sand" size="medium">
        <Grid as="ul" columns="two-then-three">
          {purposes.map(({ axis, title, text }) => (
            <li key={title} className="min-w-0">
              <Stack space="small">
                <div aria-hidden="true" className="flex items-center text-small text-accent">
                  <span className="flex size-9 items-center justify-center rounded-full border border-accent-strong">
                    {axis}
                  </span>
                  <span className="grow border-t border-accent-strong" />
                </div>
                <Heading level={2} size="card">
                  {title}
                </Heading>
                <Text>{text}</Text>
              </Stack>
            </li>
          ))}
        </Grid>
      </Section>
      <WorkingProcess />
    </>
  )
}

function CeoQuote() {
  return (
    <Section surface="navy" size="medium">
      <Columns ratio="7:5" space="2xlarge" align="center">
        <Quotation variant="display" name={company.ceo.name} jobTitle={company.ceo.role}>
          {wordsKeptTogether(ceoQuote)}
        </Quotation>
        <FrontElevation />
      </Columns>
    </Section>
  )
}

/** Joins the last two words by a no-break space, so that a long text set large doesn't end with a word alone on its line. */
function wordsKeptTogether(text: string): string {
  return text.replace(/ (?=[^ ]+$)/, '\u00A0')
}
