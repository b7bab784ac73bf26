import { termsPage } from '../../content/pages/terms'
import { LegalArticle } from '../../sections/LegalArticle'
import { paths } from '../../paths'
import { DocumentHead } from '../../sections/DocumentHead'

/** The terms of use. */
export default function TermsPage() {
  return (
    <>
      <DocumentHead text={termsPage.head} href={paths.terms.href()} />
      <LegalArticle text={termsPage} />
    </>
  )
}
