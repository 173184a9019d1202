/** What every member reads of a counter-posting, whatever it takes from them or gives back. */
export const reversalWords = {
  title: (plan: string, month: string) => `We corrected ${plan} for ${month}`,
  why: (reason: string) =>
    `The reason:\n\n${reason}\n\nWe are sorry for the mix-up. Should another result follow for this month, we will tell you.`,
} as const
