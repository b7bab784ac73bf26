import { privacyPage } from '../../content/pages/legal/privacy'
import { paths } from '../../paths'
import { DocumentHead } from '../../site/DocumentHead'
import { LegalArticle } from './LegalArticle'

/** The privacy policy. */
export default function PrivacyPage() {
  return (
    <>
      <DocumentHead text={privacyPage.head} href={paths.privacy.href()} />
      <LegalArticle text={privacyPage} />
    </>
  )
}
