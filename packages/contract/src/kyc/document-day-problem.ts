type Days = {
  readonly expires_on?: string | null | undefined
  readonly issued_on?: string | null | undefined
}

export const documentDayMessages = {
  expired: 'This document has expired. A valid one is needed.',
  notIssuedYet: 'This day is still to come. Please check the date on the document.',
} as const

/**
 * What is wrong with the days on a document, by field: it is still valid on its last day. How long ago
 * a proof of address was issued is left to the reviewer.
 */
export function documentDayProblem(
  { expires_on, issued_on }: Days,
  today: string,
): { readonly [Field in keyof Days]: string } | undefined {
  if (expires_on != null && expires_on < today) return { expires_on: documentDayMessages.expired }
  if (issued_on != null && issued_on > today) return { issued_on: documentDayMessages.notIssuedYet }
  return undefined
}
