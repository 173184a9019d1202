const percent = new Intl.NumberFormat('en-NG', {
  style: 'percent',
  minimumFractionDigits: 2,
  signDisplay: 'exceptZero',
})

/** “+12.50%” for 1,250; with a true minus sign, as amounts have it. */
export const percentOfBps = (bps: number) => percent.format(bps / 10_000).replace('-', '−')
