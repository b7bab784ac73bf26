export { about } from './about'
export { categories, type ServiceCategory, type SubService } from './categories'
export { chatHref, company, mailHref, mapEmbedHref, mapHref, telHref } from './company'
export { type SiteLink } from './siteLink'
export { enquiryForm, enquiryServices } from './enquiryForm'
export { excellenceBanner } from './excellenceBanner'
export { faq, faqPage } from './faq'
export { copyrightLine, footer } from './footer'
export { header } from './header'
export { home } from './home'
export { legalPage, privacy, terms, type LegalText } from './legal'
export {
  findablePages,
  mainPages,
  pages,
  postText,
  projectText,
  serviceText,
  type FindablePage,
  type PageText,
} from './pages'
export { partners, type PartnerMark } from './partners'
export { pictures, type PictureName } from './pictures'
export { posts, type Post, type PostBlock } from './posts'
export { projects, type Project } from './projects'
export {
  blogsPage,
  consultancyPage,
  contactPage,
  notFoundPage,
  postPage,
  projectPage,
  projectsPage,
  servicePage,
  servicesPage,
  subpagePage,
  unknownTexts,
} from './screens'
export { services, type Service, type ServiceSubpage, type SubpageTopic } from './services'
export { statistics } from './statistics'
export { testimonialIntro, testimonialQuotes, type AvatarName } from './testimonials'
