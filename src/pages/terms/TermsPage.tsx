import { terms } from '../../content'
import { LegalArticle } from '../../sections/LegalArticle'
import { DocumentHead } from '../../sections/DocumentHead'

/** What the estimates, texts and pictures are, and what they are not. */
export default function TermsPage() {
  return (
    <>
      <DocumentHead route="terms" />
      <LegalArticle text={terms} />
    </>
  )
}
