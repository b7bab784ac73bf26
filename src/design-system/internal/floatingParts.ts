export { MenuPanel } from './MenuPanel'
export { TooltipPanel } from './TooltipPanel'
