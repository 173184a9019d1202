// Paystack takes at least 16 small letters, digits, dashes and underscores.
const prefix = 'payout-'

export const transferReferenceOf = (withdrawal: string) => `${prefix}${withdrawal.toLowerCase()}`

/** Undefined for a transfer that the club didn't ask for. */
export function withdrawalReferenceOf(transfer: string): string | undefined {
  return transfer.startsWith(prefix) ? transfer.slice(prefix.length).toUpperCase() : undefined
}
