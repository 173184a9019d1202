import type { PortfolioMovement } from '../portfolio/portfolio-movement.ts'
import type { TransactionKind } from '../wallet/transaction.ts'
import {
  type LineSource,
  ledgerLines,
  type PortfolioLine,
  reversalSources,
  type WalletLine,
} from './ledger-lines.ts'
import { type PostingRole, postingRoles } from './posting-role.ts'

/** Throws for a posting that can't be on a wallet: showing a line without a sentence would be worse. */
export function walletLineOf(source: LineSource): WalletLine {
  const { wallet } = ledgerLines[source]
  if (wallet === 'never') throw new RangeError(`A wallet has no line for ${source}.`)
  return wallet
}

/** Throws for a posting that can't be in a portfolio. */
export function portfolioLineOf(source: LineSource): PortfolioLine {
  const { portfolio } = ledgerLines[source]
  if (portfolio === 'never') throw new RangeError(`A portfolio has no line for ${source}.`)
  return portfolio
}

/** The sources of a wallet's lines of one kind. */
export function walletSourcesOf(kind: TransactionKind): LineSource[] {
  const sources: readonly LineSource[] = [...postingRoles, ...reversalSources]
  return sources.filter(source => {
    const { wallet } = ledgerLines[source]
    return wallet !== 'never' && wallet.kind === kind
  })
}

/** The roles whose postings make up one part of a portfolio's value; reversals count against it. */
export function portfolioRolesOf(kind: PortfolioMovement['kind']): PostingRole[] {
  return postingRoles.filter(role => {
    const { portfolio } = ledgerLines[role]
    return portfolio !== 'never' && portfolio.kind === kind
  })
}
