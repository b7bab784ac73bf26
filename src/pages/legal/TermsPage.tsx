import { termsPage } from '../../content/pages/legal/terms'
import { paths } from '../../paths'
import { DocumentHead } from '../../site/DocumentHead'
import { LegalArticle } from './LegalArticle'

/** The terms of use. */
export default function TermsPage() {
  return (
    <>
      <DocumentHead text={termsPage.head} href={paths.terms.href()} />
      <LegalArticle text={termsPage} />
    </>
  )
}
