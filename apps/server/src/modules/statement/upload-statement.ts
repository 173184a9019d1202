import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { CsvMapping } from '@kinfold/contract/operator/statement/csv-mapping'
import type { uploadStatement as endpoint } from '@kinfold/contract/operator/statement/upload-statement'
import { eq } from 'drizzle-orm'
import type { Answer, UploadCall } from '../../calls/call.ts'
import { Refusal, refuse } from '../../calls/refusal.ts'
import { noteOperator } from '../audit/note-operator.ts'
import { clubBankAccount } from '../bank-details/bank-details.tables.ts'
import { createFairQueue } from '../file/checking/fair-queue.ts'
import type { Services } from '../services.ts'
import { asOperator } from '../staff/as-operator.ts'
import { mappingOf } from './mapping-of.ts'
import { openStatementFile, type StatementAbout } from './open-statement-file.ts'
import { readOtherwise } from './read-otherwise.ts'
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
  const mapping = await mappingOf(db, account.bankName)
  const opened = await openStatementFile(file.path, mapping)
  if (typeof opened === 'string') return refuseFile(opened)
  await using read = opened
  const problem = aboutProblem(read.about, account, dayInLagos(await services.clock.now(db)))
  if (problem !== undefined) return refuseFile(problem)
  const sent = { name: file.name, hash: file.hash, by: caller.accountId, mapping }
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

type Sent = {
  readonly name: string
  readonly hash: Buffer
  readonly by: string
  readonly mapping: CsvMapping | undefined
}

/** The row of a file; the one that is there already, where it was sent before. */
async function begin(
  services: Services,
  account: Account,
  about: StatementAbout,
  { name, hash, by, mapping }: Sent,
): Promise<string | Refusal<'conflict' | 'forbidden'>> {
  const { format, from, to, swapped, openingMinor, closingMinor, lineCount } = about
  const readBy = format === 'csv' ? (mapping ?? null) : null
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
    const other = await readOtherwise(tx, account.id, { ...about, mapping: readBy })
    if (other !== undefined) return refuse('conflict', { sentence: other })
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
        mapping: readBy,
        swappedFrom: swapped?.from ?? null,
        swappedTo: swapped?.to ?? null,
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
