import { privacyPage } from '../../content/pages/legal/privacy'
import { paths } from '../../paths'
import { LegalArticle } from './LegalArticle'

export default function PrivacyPage() {
  return <LegalArticle text={privacyPage} href={paths.privacy.href()} />
}
