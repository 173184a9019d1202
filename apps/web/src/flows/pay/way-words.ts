import type { FeeLine } from '@kinfold/contract/payment/fee'
import type { Way } from './way.ts'

type Words = {
  /** On the card that chooses it. */
  readonly label: string
  readonly arrival: string
  /** As in “₦50,000 … to your wallet”. */
  readonly by: string
}

export const wayWords: Readonly<Record<Way, Words>> = {
  card: { label: 'Card', arrival: 'At once', by: 'by card' },
  card_us: { label: 'International card', arrival: 'At once', by: 'by international card' },
  transfer: {
    label: 'Bank transfer, no receipt needed',
    arrival: 'Usually within minutes',
    by: 'by bank transfer',
  },
  bank: {
    label: 'Bank transfer, with a receipt',
    arrival: 'Confirmed within 48 hours',
    by: 'by bank transfer',
  },
  'NGN wallet': { label: 'NGN wallet', arrival: 'At once', by: 'from your NGN wallet' },
  'USD wallet': { label: 'USD wallet', arrival: 'At once', by: 'from your USD wallet' },
}

export const feeWords: Readonly<Record<FeeLine['name'], string>> = {
  processing: 'Processing charge',
  usd_card: 'Extra fee of the card provider for dollars',
}
