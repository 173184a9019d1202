type PercentLook = {
  /** Always as many; otherwise as many as it has, two at most. */
  decimals?: number
  /** With a plus where it grew. */
  signed?: boolean
}

const noBreak = '\u00a0'

/** `12.5 %`, `+6.32 %`, `−0.5 %`: the sign never stands on a line of its own, and the minus is that of amounts. */
export function percentText(percent: number, { decimals, signed = false }: PercentLook = {}) {
  const figures = new Intl.NumberFormat('en-NG', {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 2,
    signDisplay: 'exceptZero',
  }).format(percent)
  return `${figures.replace('-', '−').replace('+', signed ? '+' : '')}${noBreak}%`
}
