// A rate is no amount: it keeps the decimals it was set with.
const rateFormat = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 6 })

export const rateText = (rate: string): string => `$1 = ₦${rateFormat.format(Number(rate))}`
