const written = new Intl.NumberFormat('en-NG', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 6,
})

/** "₦1,532.50", of naira for a dollar: with all the decimals it was set with. */
export const rateText = (rate: string): string => `₦${written.format(Number(rate))}`
