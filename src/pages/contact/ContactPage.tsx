import { chatHref, company, telHref } from '../../content/company'
import { contactPage } from '../../content/pages/contact'
import { Button, Columns, Icon, Inline, Section, Text } from '../../design-system'
import { picture } from '../../images/pictures'
import { paths } from '../../paths'
import { DocumentHead } from '../../site/DocumentHead'
import { ContentPicture } from '../../sections/pictures/ContentPicture'
import { PageHero } from '../../sections/PageHero'
import { newTab } from '../../site/newTab'
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm'
import { ContactDetails } from './ContactDetails'

/** The contact page: the project enquiry form, and every other way to reach the firm. */
export default function ContactPage({ sendEnquiry }: EnquiryFormProps) {
  return (
    <>
      <DocumentHead text={contactPage.head} href={paths.contact.href()} />
      <PageHero
        title={contactPage.title}
        text={contactPage.head.description}
        actions={
          <Inline narrow="stack">
            <Button asChild>
              <a href={telHref(company.phones[0])}>
                <Icon name="phone" />
                {contactPage.call}
              </a>
            </Button>
            <Button asChild variant="secondary">
              <a href={chatHref()} {...newTab()}>
                <Icon name="whatsapp" />
                {contactPage.chat}
              </a>
            </Button>
          </Inline>
        }
      />
      <Section top="medium">
        {/* In wide windows the form is beside the picture and the contact details, and the map ends with it. */}
        <Columns ratio="1:1" tall="first" space="3xlarge">
          <EnquiryForm sendEnquiry={sendEnquiry} />
          <figure>
            <ContentPicture
              name={contactPage.picture}
              ratio="landscape"
              isLow
              sizes={{ base: '92vw', lg: '38rem' }}
            />
            <figcaption
              data-surface="navy"
              className="relative -mt-2 rounded-medium p-5 sm:p-6 print:mt-2 print:p-0"
            >
              <Text size="subheading" weight="bold">
                {contactPage.pictureText}
              </Text>
              <Text size="caption" tone="muted">
                {picture(contactPage.picture).caption}
              </Text>
            </figcaption>
          </figure>
          <ContactDetails />
        </Columns>
      </Section>
    </>
  )
}
