import { privacyPage } from '../../content/pages/privacy'
import { LegalArticle } from '../../sections/LegalArticle'
import { paths } from '../../paths'
import { DocumentHead } from '../../sections/DocumentHead'

/** The privacy policy. */
export default function PrivacyPage() {
  return (
    <>
      <DocumentHead text={privacyPage.head} href={paths.privacy.href()} />
      <LegalArticle text={privacyPage} />
    </>
  )
}
