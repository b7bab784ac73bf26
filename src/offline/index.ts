export { startOffline } from './startOffline'
export { storePage } from './storePage'
export { offerUpdate, pendingUpdate, subscribeToUpdates, type SiteUpdate } from './updates'
