/** Where a payer goes back to, on the address by which they came: at another of this machine they aren't signed in. */
export function pathBack(returnUrl: string, reference?: string): string {
  const { pathname, searchParams } = new URL(returnUrl)
  if (reference !== undefined) searchParams.set('reference', reference)
  const query = String(searchParams)
  return query === '' ? pathname : `${pathname}?${query}`
}
