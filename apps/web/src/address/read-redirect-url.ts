import { redirectsInto } from '@kinfold/contract/session/redirect-url'
import { paths } from './paths.ts'

/** Where to go after signing in, if the address asks for a page inside the dashboard. */
export const readRedirectUrl = redirectsInto(paths.dashboard)
