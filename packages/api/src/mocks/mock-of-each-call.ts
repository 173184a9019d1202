import type { allEndpoints } from '@kinfold/contract/all-endpoints'
import type { BrowserCall } from './browser-call.ts'

/** A missing mock doesn't compile, and neither does one under another call's name. */
export type MockOfEachCall = {
  readonly [Name in BrowserCall]: { readonly endpoint: (typeof allEndpoints)[Name] }
}
