/** What can become of a payment once its member has said yes. */
export const outcomes = [
  'success',
  'decline',
  'abandon',
  'cancel',
  'late',
  'twice',
  'short',
  'over',
] as const
export type Outcome = (typeof outcomes)[number]

/** How a way takes the money; ways of one kind have the same outcomes. */
export const kinds = ['card', 'account number', 'receipt', 'wallet'] as const
export type Kind = (typeof kinds)[number]

type Impossible = { readonly impossible: string }
type Cell = string | Impossible

const wholeSumOnly = { impossible: 'a card page takes the whole sum or nothing' }
const atOnce = { impossible: 'a wallet pays at once and in full, or not at all' }

/** What happens in each cell, in a word for its title, or why it can't happen. */
export const cells: Readonly<Record<Kind, Readonly<Record<Outcome, Cell>>>> = {
  card: {
    success: 'paid',
    decline: 'declined by the bank',
    abandon: 'left on the card page, found again and paid',
    cancel: 'cancelled on the card page',
    late: 'paid after the member is back',
    twice: 'paid once and told twice',
    short: wholeSumOnly,
    over: wholeSumOnly,
  },
  'account number': {
    success: 'paid',
    decline: { impossible: 'nobody declines a transfer that its sender has made' },
    abandon: 'closed, found again and paid',
    cancel: 'cancelled by the member',
    late: 'paid after it was cancelled',
    twice: 'paid two times',
    short: 'paid a tenth short',
    over: 'paid a tenth over',
  },
  receipt: {
    success: 'found as it was told',
    decline: 'never found',
    abandon: 'left before the receipt, taken up again and found',
    cancel: 'cancelled by the member',
    late: 'found after it was cancelled',
    twice: 'the receipt handed in again, the transfer confirmed twice',
    short: 'found a tenth short',
    over: 'found a tenth over',
  },
  wallet: {
    success: 'paid',
    decline: 'too little in it',
    abandon: 'closed before the last press, taken up again and paid',
    cancel: { impossible: 'what a wallet paid has arrived' },
    late: atOnce,
    twice: 'pressed twice, in two tabs',
    short: atOnce,
    over: atOnce,
  },
}

export const isPossible = (cell: Cell): cell is string => typeof cell === 'string'
