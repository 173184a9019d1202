import type { PortfolioMovement } from '@kinfold/contract/portfolio/portfolio-movement'
import type { Transaction } from '@kinfold/contract/wallet/transaction'
import { fieldWords } from './field-words.ts'
import { shownName } from './json-rows.ts'
import { keptTables } from './kept-data.ts'
import type { Standing } from './read-standings.ts'

type Words<Row> = Readonly<Record<keyof Row, string>>

const standing: Words<Standing> = {
  wallet_id: fieldWords.wallet_id,
  currency: fieldWords.currency,
  balance_minor: 'what is in the wallet',
  available_minor: 'what of it isn’t kept for a withdrawal or contribution under way',
}

const line: Words<Transaction> = {
  id: fieldWords.id,
  wallet_id: fieldWords.wallet_id,
  kind: fieldWords.kind,
  status: fieldWords.status,
  currency: fieldWords.currency,
  amount: 'the amount, below zero when it leaves the wallet',
  balance_after: 'what was in the wallet then; empty where it never came or hasn’t yet',
  description: 'what it is, in words',
  reference: fieldWords.reference,
  portfolio_id: fieldWords.portfolio_id,
  withdrawal_id: fieldWords.withdrawal_id,
  withdrawal_status: 'how that withdrawal stands',
  payment_id: fieldWords.payment_id,
  created_at: 'when it happened',
}

const movement: Words<PortfolioMovement> = {
  id: fieldWords.id,
  kind: fieldWords.kind,
  amount: 'the amount, below zero when it leaves the portfolio',
  value_after: 'what the portfolio was worth then',
  description: 'what it is, in words',
  happened_at: fieldWords.happened_at,
}

/** What each field of each list in an archive means. */
export function fieldGuide(): string {
  const kept = Object.values(keptTables).map(
    ({ file, columns }) => [file, columns.map(name => [name, fieldWords[name]])] as const,
  )
  const others = [
    ['money/balances.json', Object.entries(standing)],
    ['money/lines-NGN.json, money/lines-USD.json', Object.entries(line)],
    ['portfolios/movements-….json, one for each portfolio', Object.entries(movement)],
  ] as const
  return [...kept, ...others].map(([file, fields]) => section(file, fields)).join('\n')
}

function section(file: string, fields: readonly (readonly string[])[]): string {
  const rows = fields.map(([name = '', words]) => `  ${shownName(name).padEnd(26)}${words}\n`)
  return `${file}\n${rows.join('')}`
}
