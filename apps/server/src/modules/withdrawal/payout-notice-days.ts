/** How many days before a payout everybody it concerns is reminded. */
export const payoutNoticeDays = 3
