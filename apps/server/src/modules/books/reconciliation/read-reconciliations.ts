import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { type Currency, currencies } from '@kinfold/contract/money/currency'
import { type Money, money, zero } from '@kinfold/contract/money/money'
import { subtractMoney } from '@kinfold/contract/money/money-arithmetic'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { Reconciliation } from '@kinfold/contract/operator/reconciliation/reconciliation'
import { settledGateways } from '@kinfold/contract/operator/settlement/settlement'
import type { Services } from '../../services.ts'
import { followPostings } from './follow-postings.ts'
import { type BankSide, readBankSide } from './read-bank-side.ts'
import { readHeld } from './read-held.ts'

/** Every account outside at the end of a day; today's stand as they are now. */
export async function readReconciliations(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  asked: string | undefined,
): Promise<Reconciliation[]> {
  const day = asked ?? dayInLagos(await clock.now(db))
  await followPostings(db)
  const sides = await readBankSide(db, day)
  const held = await readHeld(db, day)
  const found: Reconciliation[] = []
  for (const currency of currencies) {
    const side = sides.find(each => each.currency === currency)
    const ledger = held('bank', '', currency)
    found.push(describe({ kind: 'bank', currency, gateway: null, day, ledger }, side))
    for (const gateway of settledGateways) {
      const taken = held('clearing', gateway, currency)
      found.push(describe({ kind: 'provider', currency, gateway, day, ledger: taken }, undefined))
    }
  }
  return found
}

type Account = Pick<Reconciliation, 'kind' | 'gateway' | 'day'> & {
  readonly currency: Currency
  readonly ledger: Money
}

function describe(
  { ledger, currency, ...account }: Account,
  side: BankSide | undefined,
): Reconciliation {
  const statement = side === undefined ? zero(currency) : money(currency, side.balance)
  return {
    ...account,
    currency,
    ledger: toWireMoney(ledger),
    statement: toWireMoney(statement),
    difference: toWireMoney(subtractMoney(ledger, statement)),
    read_to: side?.read_to ?? null,
    open_lines: Number(side?.open_lines ?? 0),
    open_amount: toWireMoney(money(currency, side?.open_minor ?? 0n)),
    unmatched_lines: Number(side?.unmatched_lines ?? 0),
  }
}
