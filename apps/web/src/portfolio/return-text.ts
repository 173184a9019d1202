const percent = new Intl.NumberFormat('en-NG', {
  style: 'percent',
  minimumFractionDigits: 2,
  signDisplay: 'exceptZero',
})

/** `+6.32%` of hundredths of a percent; with a true minus sign, as amounts have it. */
export const returnText = (bps: number): string => percent.format(bps / 10_000).replace('-', '−')
