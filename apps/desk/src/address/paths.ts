// The address of every page of the desk. Links take theirs from here, so that no address is written twice.
import { redirectsInto } from '@kinfold/app/address/redirect-url'

export const paths = {
  root: '/desk',
  signIn: '/desk/sign-in',
  today: '/desk/today',
  kyc: '/desk/kyc',
} as const

/** What the router matches: a queue alone, or with one of its cases beside it. */
export const patterns = { kyc: `${paths.kyc}/:caseId?` } as const

/** Outside of the desk: the members' own door. */
export const membersDoor = '/auth/login'
export const membersPasswordHelp = '/auth/change-password'

export const pathTo = {
  /** With the filters of the queue that it stands in. */
  kycCase: (caseId: string, search = '') => `${paths.kyc}/${encodeURIComponent(caseId)}${search}`,
} as const

/** Where to go after signing in, if the address asks for a page of the desk. */
export const readRedirectUrl = redirectsInto(paths.root)
