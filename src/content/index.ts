export { chatHref, company, telHref } from './company'
export { home } from './home'
export { findablePages, pages, type PageText } from './pages'
