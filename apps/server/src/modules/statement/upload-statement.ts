import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { uploadStatement as endpoint } from '@kinfold/contract/operator/statement/upload-statement'
import { and, eq, gte, lte, ne } from 'drizzle-orm'
import type { Answer, UploadCall } from '../../calls/call.ts'
import { Refusal, refuse } from '../../calls/refusal.ts'
import type { Transaction } from '../../db/database.ts'
import { noteOperator } from '../audit/note-operator.ts'
import { clubBankAccount } from '../bank-details/bank-details.tables.ts'
import { createFairQueue } from '../file/checking/fair-queue.ts'
import type { Services } from '../services.ts'
import { asOperator } from '../staff/as-operator.ts'
import { mappingOf } from './mapping-of.ts'
import { openStatementFile, type StatementAbout } from './open-statement-file.ts'
import { readStatementAccount } from './read-statement-account.ts'
import { readStatement } from './read-statements.ts'
import { bankStatement } from './statement.tables.ts'
import { storeLines } from './store-lines.ts'

type Endpoint = typeof endpoint
type Account = typeof clubBankAccount.$inferSelect

/**
 * Reads a bank's file, writes its lines down in small transactions, and has them booked by a job. One that
 * was cut short goes on where the same file is sent again.
 */
export const uploadStatement = (services: Services, call: UploadCall<Endpoint>) =>
  oneAtATime(call.caller.accountId, () => readAndStore(services, call))

/** Each may take its half gigabyte. */
const oneAtATime = createFairQueue()

async function readAndStore(
  services: Services,
  { caller, upload: { file, fields } }: UploadCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { db } = services
  const account = await readStatementAccount(db, fields.bank_account_id)
  if (account === undefined) return refuse('not_found')
  const opened = await openStatementFile(file.path, await mappingOf(db, account.bankName))
  if (typeof opened === 'string') return refuseFile(opened)
  await using read = opened
  const problem = aboutProblem(read.about, account, dayInLagos(await services.clock.now(db)))
  if (problem !== undefined) return refuseFile(problem)
  const sent = { name: file.name, hash: file.hash, by: caller.accountId }
  const statementId = await begin(services, account, read.about, sent)
  if (statementId instanceof Refusal) return statementId

  const where = { statementId, accountId: account.id, currency: account.currency }
  for (;;) {
    const { lines, first } = await read.next()
    if (lines.length === 0) break
    await db.transaction(tx => storeLines(tx, lines, { ...where, first }))
  }
  await db.transaction(tx => services.jobs.send(tx, 'book-statement', { statementId }))
  return readStatement(db, statementId)
}

const refuseFile = (sentence: string) =>
  refuse('validation_failed', { sentence, fields: { file: sentence } })

/** Why a file can't be of this account, or of this club's days. */
function aboutProblem(about: StatementAbout, account: Account, today: string): string | undefined {
  if (about.account !== null && !isSameAccount(about.account, account.accountNumber)) {
    return `This file is about the account ${about.account.slice(0, 40)}, not about ${account.accountNumber}.`
  }
  if (about.currency !== null && about.currency !== account.currency) {
    return `This file is in ${about.currency.slice(0, 10)}, and the account is in ${account.currency}.`
  }
  return about.to > today ? 'This file has movements of days that are yet to come.' : undefined
}

/** A bank writes a number with its branch before it, or with leading zeros. */
function isSameAccount(stated: string, number: string): boolean {
  const [one, other] = [stated, number].map(text => text.replace(/\W/g, '').replace(/^0+/, ''))
  if (one === undefined || other === undefined || one === '') return false
  return one === other || (other.length >= 6 && one.endsWith(other))
}

type Sent = { readonly name: string; readonly hash: Buffer; readonly by: string }

/** The row of a file; the one that is there already, where it was sent before. */
async function begin(
  services: Services,
  account: Account,
  about: StatementAbout,
  { name, hash, by }: Sent,
): Promise<string | Refusal<'conflict' | 'forbidden'>> {
  const { format, from, to, openingMinor, closingMinor, lineCount } = about
  return asOperator(services, by, 'approver', async tx => {
    // Of two files of one account, one comes first.
    await tx.orm
      .select({ id: clubBankAccount.id })
      .from(clubBankAccount)
      .where(eq(clubBankAccount.id, account.id))
      .for('no key update')
    const [known] = await tx.orm
      .select({ id: bankStatement.id, accountId: bankStatement.accountId })
      .from(bankStatement)
      .where(eq(bankStatement.fileHash, hash))
    if (known !== undefined)
      return known.accountId === account.id
        ? known.id
        : refuse('conflict', { sentence: otherAccount })
    if (await isReadOtherwise(tx, account, about)) {
      const sentence = `Some of the days from ${from} to ${to} were read from a file in another format, in which lines look different. Please send the same format.`
      return refuse('conflict', { sentence })
    }
    const [row] = await tx.orm
      .insert(bankStatement)
      .values({
        accountId: account.id,
        format,
        fileName: name.slice(0, 200) || 'statement',
        fileHash: hash,
        fromDay: from,
        toDay: to,
        openingMinor,
        closingMinor,
        lineCount,
        uploadedBy: by,
        createdAt: await services.clock.now(tx),
      })
      .returning()
    if (row === undefined) throw new Error('statement not found after insert')
    // Should the upload be cut short, what was read by then is booked all the same.
    await services.jobs.send(tx, 'book-statement', { statementId: row.id }, { afterSeconds: 60 })
    const detail = `${lineCount} lines from ${from} to ${to}`
    const subject = `${account.bankName} ${account.accountNumber}`
    await noteOperator(services, tx, by, 'statement.uploaded', {
      subject,
      subjectId: row.id,
      detail,
    })
    return row.id
  })
}

const otherAccount =
  'This file was sent before, for another of the club’s accounts. Please check which account it is about.'

async function isReadOtherwise(
  tx: Transaction,
  account: Account,
  { format, from, to }: StatementAbout,
): Promise<boolean> {
  const [other] = await tx.orm
    .select({ id: bankStatement.id })
    .from(bankStatement)
    .where(
      and(
        eq(bankStatement.accountId, account.id),
        ne(bankStatement.format, format),
        lte(bankStatement.fromDay, to),
        gte(bankStatement.toDay, from),
      ),
    )
    .limit(1)
  return other !== undefined
}
