// Imported on demand in place of deviceOutbox: src/chunks.ts can fetch a module's chunks only if nothing imports the
// module statically, and the estimator imports deviceOutbox statically.
export { submissionStatus } from './deviceOutbox'
