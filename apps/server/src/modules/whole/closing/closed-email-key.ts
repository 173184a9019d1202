/** What stands instead of an address's key once its account is closed: no address has one like it. */
export const closedEmailKey = (accountId: string): string => `closed:${accountId}`
