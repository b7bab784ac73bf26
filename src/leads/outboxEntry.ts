// A separate module, because the build lists only the chunks of modules that are imported on demand, and the estimator
// also imports deviceOutbox statically.
export { submissionStatus } from './deviceOutbox'
