export { about } from './about'
export {
  categories,
  type CategoryIcon,
  type CategoryTitle,
  type ServiceCategory,
  type SubService,
} from './categories'
export { chatHref, company, mailHref, mapEmbedHref, mapHref, telHref, type SocialProfile } from './company'
export { type SiteLink } from './siteLink'
export { enquiryForm, enquiryServices } from './enquiry'
export { excellenceBanner } from './excellence'
export { faq, faqPage, type FaqEntry } from './faq'
export { copyrightLine, footer } from './footer'
export { header } from './header'
export { home } from './home'
export { legalPage, privacy, terms, type LegalSection, type LegalText } from './legal'
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
export { partners, type Partner, type PartnerMark } from './partners'
export { pictures, type PictureName, type PictureText } from './pictures'
export { posts, type Post, type PostBlock, type PostSlug } from './posts'
export { projects, type Project, type ProjectId } from './projects'
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
export {
  services,
  type Service,
  type ServiceIcon,
  type ServiceId,
  type ServiceSubpage,
  type ServiceTitle,
  type SubpageTopic,
} from './services'
export { statistics, type Statistic } from './statistics'
export {
  testimonialIntro,
  testimonialQuotes,
  type AvatarName,
  type TestimonialIntro,
  type TestimonialQuote,
} from './testimonials'
