import type { LockedChargeback } from './lock-chargeback.ts'

/** Who owes something to the club, and what for. */
export type Debtor = {
  readonly memberId: string
  /** Of the payment or the withdrawal, as people name it. */
  readonly reference: string
  readonly about: { readonly payment: string } | { readonly withdrawal: string }
}

/** Undefined where it names no payment. */
export function debtorOf({ paid, withdrawn }: LockedChargeback): Debtor | undefined {
  if (paid !== undefined) {
    const { memberId, reference, id: payment } = paid
    return { memberId, reference, about: { payment } }
  }
  if (withdrawn === undefined) return undefined
  const { memberId, row } = withdrawn
  return { memberId, reference: row.reference, about: { withdrawal: row.id } }
}
