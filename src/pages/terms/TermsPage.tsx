import { terms } from '../../content'
import { LegalArticle } from '../../sections/LegalArticle'
import { PageHead } from '../../sections/PageHead'

/** What the estimates, texts and pictures are, and what they are not. */
export default function TermsPage() {
  return (
    <>
      <PageHead route="terms" />
      <LegalArticle text={terms} />
    </>
  )
}
