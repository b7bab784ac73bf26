import { configureGlobal, readConfigureGlobal } from 'fast-check'

/** Properties try the same inputs each time, so that the gate is the same for everybody; the soak tries others. */
if (!process.env['SOAK']) configureGlobal({ ...readConfigureGlobal(), seed: 20_260_101 })
