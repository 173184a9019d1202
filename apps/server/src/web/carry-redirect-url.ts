import { redirectsInto, withRedirectUrl } from '@kinfold/contract/session/redirect-url'

const readTarget = redirectsInto('/dashboard')
/** Links to these pages lead on to where the member wanted to go. */
const linkToDoor = /(?<=href=")\/auth\/(?:login|sign-up|change-password)(?=")/g

/** Has the links of a page that was rendered at build carry where the address asks to go after signing in. */
export function carryRedirectUrl(search: string): ((html: string) => string) | undefined {
  const target = readTarget(search)
  // What is written into the attribute is encoded as a query: it holds no quotation mark and no bracket.
  if (target === undefined) return undefined
  return html => html.replace(linkToDoor, path => withRedirectUrl(path, target))
}
