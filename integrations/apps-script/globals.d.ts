/** In Apps Script, the files of a project share their declarations. */
declare const LeadRules: typeof import('./LeadRules.js')
