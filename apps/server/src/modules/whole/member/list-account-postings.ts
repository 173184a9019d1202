import type { listAccountPostings as endpoint } from '@kinfold/contract/operator/member/list-account-postings'
import { eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Handle } from '../../../db/database.ts'
import { portfolioAccount, walletOf } from '../../../ledger/account-address.ts'
import { countStatementLines, type StatementAccount } from '../../../ledger/read-statement.ts'
import { readPage } from '../../../paging/read-page.ts'
import { portfolio } from '../../holdings/portfolio/portfolio.tables.ts'
import { wallet } from '../../holdings/wallet/wallet.tables.ts'
import type { Services } from '../../services.ts'
import { noteLook } from './note-look.ts'
import { readAccountPostings } from './read-account-postings.ts'
import { readMemberSummary } from './read-members.ts'

type Endpoint = typeof endpoint

export async function listAccountPostings(
  services: Services,
  { caller, params, query }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { db } = services
  const held = await findHeld(db, params.id)
  const owner = held && (await readMemberSummary(db, held.memberId))
  if (held === undefined || owner === undefined) return refuse('not_found')
  await noteLook(services, { by: caller.accountId, memberId: owner.id }, owner.name)
  return readPage(query, {
    count: () => countStatementLines(db, held.account),
    rows: window => readAccountPostings(db, held.account, window),
  })
}

type Held = { readonly memberId: string; readonly account: StatementAccount }

/** Whose wallet or portfolio it is, and its account in the ledger. */
async function findHeld({ orm }: Handle, id: string): Promise<Held | undefined> {
  const [found] = await orm.select().from(wallet).where(eq(wallet.id, id))
  if (found) return { memberId: found.memberId, account: walletOf(found.memberId, found.currency) }
  const [holding] = await orm.select().from(portfolio).where(eq(portfolio.id, id))
  return holding && { memberId: holding.memberId, account: portfolioAccount(id, holding.currency) }
}
