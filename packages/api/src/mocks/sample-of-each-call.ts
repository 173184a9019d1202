import type { BrowserCall } from './browser-call.ts'
import type { SampleCall } from './sample-call.ts'

/** A call without a sample doesn't compile. */
export type SampleOfEachCall = Readonly<Record<BrowserCall, SampleCall>>
