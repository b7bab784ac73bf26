import { termsPage } from '../../content/pages/legal/terms'
import { paths } from '../../paths'
import { LegalArticle } from './LegalArticle'

export default function TermsPage() {
  return <LegalArticle text={termsPage} href={paths.terms.href()} />
}
