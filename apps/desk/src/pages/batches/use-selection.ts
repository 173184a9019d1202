import { type Money, money } from '@kinfold/contract/money/money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import { useState } from 'react'

export type Selection = {
  /** Those in sight that can be chosen. */
  readonly open: readonly RequestedWithdrawal[]
  readonly chosen: readonly RequestedWithdrawal[]
  readonly has: (requested: RequestedWithdrawal) => boolean
  readonly canChoose: (requested: RequestedWithdrawal) => boolean
  /** Whether all in sight are chosen. */
  readonly isAll: boolean
  readonly toggle: (requested: RequestedWithdrawal) => void
  /** All in sight, or none of them when all are. */
  readonly toggleAll: () => void
}

type Chosen = ReadonlyMap<string, RequestedWithdrawal>

const idOf = ({ withdrawal }: RequestedWithdrawal) => withdrawal.id

/** Which withdrawals are chosen. On a list of pages those of the other pages stay so; otherwise what can't be chosen any more falls out. */
export function useSelection(
  open: readonly RequestedWithdrawal[],
  { isPaged = false } = {},
): Selection {
  const [all, setAll] = useState<Chosen>(new Map())
  const openIds = new Set(open.map(idOf))
  const canChoose = (requested: RequestedWithdrawal) => openIds.has(idOf(requested))
  const isAll = open.length > 0 && open.every(each => all.has(idOf(each)))
  const change = (few: readonly RequestedWithdrawal[], areChosen: boolean) =>
    setAll(before => {
      const after = new Map(before)
      for (const each of few) {
        if (areChosen) after.set(idOf(each), each)
        else after.delete(idOf(each))
      }
      return after
    })
  return {
    open,
    chosen: [...all.values()].filter(each => isPaged || canChoose(each)),
    has: requested => all.has(idOf(requested)),
    canChoose,
    isAll,
    toggle: requested => change([requested], !all.has(idOf(requested))),
    toggleAll: () => change(open, !isAll),
  }
}

/** What the chosen ones come to; undefined for none. */
export function sumOf(chosen: readonly RequestedWithdrawal[]): Money | undefined {
  const [first] = chosen
  if (!first) return undefined
  const { currency } = first.withdrawal
  const minor = chosen.reduce(
    (sum, { withdrawal }) => sum + moneyFromWire(currency, withdrawal.amount).minor,
    0n,
  )
  return money(currency, minor)
}
