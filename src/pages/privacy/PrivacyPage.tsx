import { privacy } from '../../content'
import { LegalArticle } from '../../sections/LegalArticle'
import { PageHead } from '../../sections/PageHead'

/** What the forms send, who receives it and how it is deleted. */
export default function PrivacyPage() {
  return (
    <>
      <PageHead route="privacy" />
      <LegalArticle text={privacy} />
    </>
  )
}
