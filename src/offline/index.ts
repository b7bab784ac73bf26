export { startOffline } from './startOffline'
export { storePage } from './storePage'
export { siteUpdate, type SiteUpdate } from './updates'
