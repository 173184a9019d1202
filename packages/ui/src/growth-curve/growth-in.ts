import { percentText } from '../percent/percent-text.ts'

type Growth = { readonly earned: bigint; readonly tenthsOfPercent: bigint | undefined }

/**
 * What lies more between the two courses at the end than at the beginning, or than before it where it begins with its
 * first money; as a share of what was paid in, where nothing was paid out of it meanwhile.
 */
export function growthIn(
  value: readonly bigint[],
  paidIn: readonly bigint[],
  isWhole = false,
): Growth {
  const gap = (at: number) => (value.at(at) ?? 0n) - (paidIn.at(at) ?? 0n)
  const earned = gap(-1) - (isWhole ? 0n : gap(0))
  const base = paidIn.at(-1) ?? 0n
  const isFed = paidIn.every((sum, at) => sum >= (paidIn[at - 1] ?? sum))
  return { earned, tenthsOfPercent: isFed && base > 0n ? (earned * 1000n) / base : undefined }
}

/** `+4.2 %`, `−0.5 %` */
export const growthText = (tenths: bigint): string =>
  percentText(Number(tenths) / 10, { decimals: 1, signed: true })
