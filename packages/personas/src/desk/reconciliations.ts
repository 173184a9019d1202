import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { type Currency, currencies } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { Reconciliation } from '@kinfold/contract/operator/reconciliation/reconciliation'
import { settledGateways } from '@kinfold/contract/operator/settlement/settlement'
import type { OutsideGateway } from '@kinfold/contract/payment/gateway'
import { demoHistory } from '../history/demo-history.ts'
import { legsOf } from '../history/legs-of.ts'
import { demoStatement } from './demo-statements.ts'

/** What lies outside by the end of a day, as the movements of the demo club add up. */
function heldOn(gateway: OutsideGateway, currency: Currency, day: string): bigint {
  let held = 0n
  for (const movement of demoHistory.movements) {
    if (dayInLagos(new Date(movement.at)) > day) continue
    for (const { account, amount } of legsOf(movement)) {
      const isThis = account.of === 'clearing' && account.gateway === gateway
      if (isThis && amount.currency === currency) held -= amount.minor
    }
  }
  return held
}

function statedOn(currency: Currency, day: string) {
  const { statement, lines } = demoStatement
  if (currency !== 'NGN' || statement.from > day) return { minor: 0n, open: [], unmatched: 0 }
  const told = lines.filter(({ booked_on }) => booked_on <= day)
  const open = told.filter(({ state }) => state === 'open')
  const minorOf = (amount: number) => BigInt(Math.round(amount * 100))
  const opening = minorOf(statement.opening?.amount ?? 0)
  return {
    minor: told.reduce((sum, { amount }) => sum + minorOf(amount.amount), opening),
    open: open.map(({ amount }) => minorOf(amount.amount)),
    unmatched: told.filter(({ state }) => state === 'unmatched').length,
  }
}

/** What GET /operator/reconciliation answers of a day. */
export function reconciliationsOn(day: string): Reconciliation[] {
  return currencies.flatMap(currency => {
    const wire = (minor: bigint) => toWireMoney(money(currency, minor))
    const bank = statedOn(currency, day)
    const held = heldOn('bank', currency, day)
    const ofBank: Reconciliation = {
      kind: 'bank',
      currency,
      gateway: null,
      day,
      ledger: wire(held),
      statement: wire(bank.minor),
      difference: wire(held - bank.minor),
      read_to: null,
      open_lines: bank.open.length,
      open_amount: wire(bank.open.reduce((sum, minor) => sum + minor, 0n)),
      unmatched_lines: bank.unmatched,
    }
    const ofProviders = settledGateways.map((gateway): Reconciliation => {
      const taken = wire(heldOn(gateway, currency, day))
      return {
        ...ofBank,
        kind: 'provider',
        gateway,
        ledger: taken,
        statement: wire(0n),
        difference: taken,
        open_lines: 0,
        open_amount: wire(0n),
        unmatched_lines: 0,
      }
    })
    return [ofBank, ...ofProviders]
  })
}
