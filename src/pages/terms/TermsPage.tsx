import { termsPage } from '../../content/pages/terms'
import { LegalArticle } from '../../sections/LegalArticle'
import { paths } from '../../paths'
import { DocumentHead } from '../../sections/DocumentHead'

/** What the estimates, texts and pictures are, and what they are not. */
export default function TermsPage() {
  return (
    <>
      <DocumentHead text={termsPage.head} href={paths.terms.href()} />
      <LegalArticle text={termsPage} />
    </>
  )
}
