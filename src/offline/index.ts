export { siteUpdate, startOffline } from './startOffline'
export { storePage } from './storePage'
