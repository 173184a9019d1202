import type { Currency } from '@kinfold/contract/money/currency'
import {
  type PayoutFileFormat,
  payoutFileFormats,
  takesCurrency,
  usualFormat,
} from '@kinfold/contract/operator/payout-batch/payout-file'
import { formatWords } from './choices.ts'

/** How a batch is paid: by a file in one of the banks' formats, or by the payment provider. */
export type Way = PayoutFileFormat | 'provider'

export const wayWords: Readonly<Record<Way, string>> = {
  standard: `File, ${formatWords.standard.toLowerCase()}`,
  gtbank: `File, ${formatWords.gtbank}`,
  zenith: `File, ${formatWords.zenith}`,
  wire: `File, ${formatWords.wire.toLowerCase()}`,
  provider: 'Payment provider',
}

/** A provider pays out naira only. */
export const waysOf = (currency: Currency): readonly Way[] => [
  ...payoutFileFormats.filter(format => takesCurrency(format, currency)),
  ...(currency === 'NGN' ? (['provider'] as const) : []),
]

export const usualWay = (currency: Currency): Way => usualFormat(currency)

export const wayBody = (way: Way) =>
  way === 'provider'
    ? ({ paid_through: 'provider' } as const)
    : ({ paid_through: 'file', file_format: way } as const)
