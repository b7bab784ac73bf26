/**
 * React for the browser. The build puts this module into React's chunk, so that `src/boot.ts` can evaluate React in a task
 * of its own, before the application.
 */
export { createRoot, hydrateRoot } from 'react-dom/client'
