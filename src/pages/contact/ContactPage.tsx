import { contactPage } from '../../content/pages/contact'
import { Container, Section, Text } from '../../design-system'
import { sendProjectEnquiry } from '../../leads'
import { ContentPicture } from '../../sections/ContentPicture'
import { paths } from '../../paths'
import { DocumentHead } from '../../sections/DocumentHead'
import { PageHero } from '../../sections/PageHero'
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm'
import { ContactDetails } from './ContactDetails'

export interface ContactPageProps extends Partial<EnquiryFormProps> {}

/** The project enquiry and every other way to reach the firm. Source: docs/product.md#contact-page. */
export default function ContactPage({ sendEnquiry = sendProjectEnquiry }: ContactPageProps) {
  return (
    <>
      <DocumentHead text={contactPage.head} href={paths.contact.href()} />
      <PageHero title={contactPage.title} text={contactPage.head.description} />
      <Section space="medium">
        <Container>
          {/* In the order of reading: picture, form, the other ways; in a wide window the form stands beside both. */}
          <div className="grid items-start gap-8 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:gap-12">
            <figure className="min-w-0">
              <ContentPicture
                name={contactPage.picture}
                ratio="landscape"
                sizes="(min-width: 48rem) 38rem, 100vw"
                isPriority
              />
              <figcaption data-ground="navy" className="relative -mt-8 me-8 p-5 sm:p-6 print:mt-2 print:p-0">
                <Text size="subheading" weight="bold">
                  {contactPage.pictureText}
                </Text>
              </figcaption>
            </figure>
            <div className="min-w-0 md:col-start-2 md:row-span-2 md:row-start-1">
              <EnquiryForm sendEnquiry={sendEnquiry} />
            </div>
            <ContactDetails />
          </div>
        </Container>
      </Section>
    </>
  )
}
