type Refused = {
  readonly bankName: string
  /** The last four digits. */
  readonly last4: string
  readonly reason: string
}

/** What a member reads of an account that payouts can't go to. */
export function refusedAccountNews({ bankName, last4, reason }: Refused) {
  return {
    title: 'Please check your bank account',
    body: `We can’t pay to your account at ${bankName} ending in ${last4}, for this reason:\n\n${reason}`,
  }
}
