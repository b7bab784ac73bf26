import { privacy } from '../../content'
import { LegalArticle } from '../../sections/LegalArticle'
import { DocumentHead } from '../../sections/DocumentHead'

/** What the forms send, who receives it and how it is deleted. */
export default function PrivacyPage() {
  return (
    <>
      <DocumentHead route="privacy" />
      <LegalArticle text={privacy} />
    </>
  )
}
