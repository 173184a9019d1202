import { percentText } from '@kinfold/ui/percent-text'

/** `+6.32 %` of hundredths of a percent. */
export const returnText = (bps: number): string =>
  percentText(bps / 100, { decimals: 2, signed: true })
