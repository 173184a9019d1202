/** What the desk is told of an exchange rate. */
export const rateNews = {
  proposed: (rate: string, reason: string) => ({
    title: 'An exchange rate waits for you',
    body: `${rate} naira a dollar. ${reason}\n\nPlease confirm or discard it within a day; the feed’s next rate takes its place. Until then the last rate holds.`,
    action: 'Open the desk',
  }),
} as const
