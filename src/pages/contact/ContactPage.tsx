import { contactPage } from '../../content/pages/contact'
import { renderCaption } from '../../content/collections/pictures'
import { Columns, Section, Text } from '../../design-system'
import { sendProjectEnquiry } from '../../leads'
import { paths } from '../../paths'
import { DocumentHead } from '../../sections/DocumentHead'
import { ContentPicture } from '../../sections/ContentPicture'
import { PageHero } from '../../sections/PageHero'
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm'
import { ContactDetails } from './ContactDetails'

export interface ContactPageProps extends Partial<EnquiryFormProps> {}

/** The contact page: the project enquiry form, and every other way to reach the firm. */
export default function ContactPage({ sendEnquiry = sendProjectEnquiry }: ContactPageProps) {
  return (
    <>
      <DocumentHead text={contactPage.head} href={paths.contact.href()} />
      <PageHero title={contactPage.title} text={contactPage.head.description} />
      <Section>
        {/* In reading order: picture, form, contact details. In wide windows the form is beside the other two,
              and the map ends with it. */}
        <Columns split="second-beside-others" space="xlarge">
          <figure>
            <ContentPicture
              name={contactPage.picture}
              ratio="landscape"
              sizes={{ base: '92vw', lg: '38rem' }}
              isPriority
            />
            <figcaption
              data-surface="navy"
              className="relative -mt-8 me-8 rounded-medium p-5 sm:p-6 print:mt-2 print:p-0"
            >
              <Text size="subheading" weight="bold">
                {contactPage.pictureText}
              </Text>
              <Text size="caption" tone="muted">
                {renderCaption(contactPage.picture)}
              </Text>
            </figcaption>
          </figure>
          <EnquiryForm sendEnquiry={sendEnquiry} />
          <ContactDetails />
        </Columns>
      </Section>
    </>
  )
}
