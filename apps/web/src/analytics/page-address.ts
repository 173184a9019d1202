// Only what the app itself puts into an address, and campaign marks, leave the browser: a token, a code or an
// e-mail address in a query never does, whatever it is called.
const allowed =
  /^(tab|investment_type|product_type|currency|page|month|year|kind|status|from|to|show|utm_\w+)$/

/** Path and query as they may be told to an outsider. */
export function pageAddress(pathname: string, search: string): string {
  const query = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(search)) {
    if (allowed.test(name) && value.length <= 100) query.append(name, value)
  }
  const text = query.toString()
  // Whoever has the code of a paper reads its amounts.
  const path = pathname.replace(/^\/verify\/.*/, '/verify')
  return text ? `${path}?${text}` : path
}
