// The desk where bank statements are read and matched, in the demo club on its frozen day.
import type { Currency } from '@kinfold/contract/money/currency'
import { listReconciliations } from '@kinfold/contract/operator/reconciliation/list-reconciliations'
import type { Reconciliation } from '@kinfold/contract/operator/reconciliation/reconciliation'
import { listStatementLines } from '@kinfold/contract/operator/statement/list-statement-lines'
import type { Statement } from '@kinfold/contract/operator/statement/statement'
import type { StatementLine } from '@kinfold/contract/operator/statement/statement-line'
import { uploadStatement } from '@kinfold/contract/operator/statement/upload-statement'
import { people } from '@kinfold/personas/people/people'
import type { PersonKey } from '@kinfold/personas/people/person'
import { and, eq } from 'drizzle-orm'
import { bankAccount } from '#src/ledger/account-address.ts'
import { readBalance } from '#src/ledger/read-balances.ts'
import { clubBankAccount } from '#src/modules/club/bank-details/bank-details.tables.ts'
import { walletIdOf } from '#src/modules/holdings/wallet/wallet-id-of.ts'
import { createReference } from '#src/modules/money/payment/create-reference.ts'
import { payment } from '#src/modules/money/payment/payment.tables.ts'
import type { Answered } from '#test/servers/test-client.ts'
import { ofxFile, type WantedLine } from './bank-files.ts'
import { openTransferDesk, type TransferDesk } from './transfer-desk.ts'

export const today = '2026-06-03'

type Announced = { readonly id: string; readonly reference: string }
type Sent = {
  readonly openingMinor?: bigint
  readonly currency?: Currency
  readonly by?: Parameters<TransferDesk['tokenOf']>[0]
}

export type StatementDesk = TransferDesk & {
  accountId(currency?: Currency): Promise<string>
  /** A deposit that a member says is on its way to the club's bank account. */
  announce(
    minor: bigint,
    who?: PersonKey,
    change?: Partial<typeof payment.$inferInsert>,
  ): Promise<Announced>
  /** Sends a statement with these lines, and has them booked. */
  send(lines: readonly WantedLine[], how?: Sent): Promise<Statement>
  sendFile(file: string | Uint8Array, how?: Sent): Promise<Answered>
  lines(query?: object): Promise<readonly StatementLine[]>
  match(id: string, body: object): Promise<Answered>
  unmatch(id: string): Promise<Answered>
  /** What the books say is on the club's bank account. */
  atBank(currency?: Currency): Promise<bigint>
  reconciled(day?: string): Promise<readonly Reconciliation[]>
}

let lineNumber = 0

/** A line of the statement; each time another one. */
export function lineOf(minor: bigint, change: Partial<WantedLine> = {}): WantedLine {
  lineNumber += 1
  const bankId = `FT${String(lineNumber).padStart(8, '0')}`
  return {
    bookedOn: today,
    minor,
    bankId,
    reference: bankId,
    sender: 'SOMEBODY',
    text: 'NIP',
    ...change,
  }
}

export async function openStatementDesk(
  options: Parameters<typeof openTransferDesk>[0] = {},
): Promise<StatementDesk> {
  const desk = await openTransferDesk(options)
  const { server } = desk
  const { db } = server
  // The demo club's own statement would be in the way.
  await server.asOwner(async owner => {
    for (const table of ['statement_day', 'statement_line', 'bank_statement', 'statement_mapping'])
      await owner.query({ text: `DELETE FROM ${table}` })
  })
  const accountRow = async (currency: Currency) => {
    const [row] = await db.orm
      .select()
      .from(clubBankAccount)
      .where(and(eq(clubBankAccount.currency, currency), eq(clubBankAccount.bankName, 'GTBank')))
    if (row === undefined) throw new Error(`no account in ${currency}`)
    return row
  }
  const atBank: StatementDesk['atBank'] = async (currency = 'NGN') => {
    const { balance } = await readBalance(db, bankAccount(currency))
    return -balance.minor
  }
  const sendFile: StatementDesk['sendFile'] = async (
    file,
    { currency = 'NGN', by = 'tunde' } = {},
  ) => {
    const form = new FormData()
    form.append('bank_account_id', (await accountRow(currency)).id)
    form.append('file', new File([typeof file === 'string' ? file : new Uint8Array(file)], 'june'))
    const sent = new Response(form)
    return server.call('POST', '/api/operator/statement/upload', {
      token: await desk.tokenOf(by),
      body: Buffer.from(await sent.arrayBuffer()),
      headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    })
  }
  return {
    ...desk,
    atBank,
    sendFile,
    accountId: async (currency = 'NGN') => (await accountRow(currency)).id,
    async announce(minor, who = 'dayo', change = {}) {
      const memberId = people[who].customer.id
      const reference = createReference()
      const [row] = await db.orm
        .insert(payment)
        .values({
          memberId,
          purpose: 'deposit',
          gateway: 'bank',
          status: 'pending_confirmation',
          currency: 'NGN',
          amountMinor: minor,
          paidCurrency: 'NGN',
          feeMinor: 0n,
          totalMinor: minor,
          reference,
          walletId: await db.transaction(tx => walletIdOf(tx, memberId, 'NGN')),
          createdAt: server.clock.now,
          ...change,
        })
        .returning()
      if (row === undefined) throw new Error('nothing was announced')
      return { id: row.id, reference }
    },
    async send(lines, { openingMinor = 0n, currency = 'NGN', by = 'tunde' } = {}) {
      const { id, accountNumber } = await accountRow(currency)
      const file = ofxFile({ account: accountNumber, currency, openingMinor, lines }, 2)
      const answer = await server.ask(uploadStatement, {
        token: await desk.tokenOf(by),
        upload: {
          file: { name: 'june.ofx', bytes: Buffer.from(file) },
          fields: { bank_account_id: id },
        },
      })
      await server.settle()
      return answer
    },
    async lines(query = {}) {
      const token = await desk.tokenOf('tunde')
      const found: StatementLine[] = []
      for (let page = 1; ; page += 1) {
        const { items, total_pages } = await server.ask(listStatementLines, {
          token,
          query: { per_page: 100, page, ...query },
        })
        found.push(...items)
        if (page >= total_pages) return found
      }
    },
    match: (id, body) => desk.post(`statement/match/${id}`, body),
    unmatch: id => desk.post(`statement/unmatch/${id}`, { reason: 'It was somebody else’s.' }),
    async reconciled(day) {
      const token = await desk.tokenOf('tunde')
      const query = day === undefined ? {} : { day }
      return (await server.ask(listReconciliations, { token, query })).items
    },
  }
}
