import { isDeepStrictEqual } from 'node:util'
import { dateFormat } from '@kinfold/contract/day/date-format'
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { uploadStatement as endpoint } from '@kinfold/contract/operator/statement/upload-statement'
import { and, eq, isNull } from 'drizzle-orm'
import type { Answer, UploadCall } from '../../../calls/call.ts'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { createFairQueue } from '../../base/file/checking/fair-queue.ts'
import { holdsRole } from '../../base/person/holds-role.ts'
import type { clubBankAccount } from '../../club/bank-details/bank-details.tables.ts'
import {
  bankStatement,
  type statementMapping,
  statementSender,
} from '../../money/bank-line/statement.tables.ts'
import type { Services } from '../../services.ts'
import { findMapping } from './find-mapping.ts'
import { lockStatementAccount } from './lock-statement-account.ts'
import { openStatementFile, type StatementAbout } from './open-statement-file.ts'
import { readOtherwise } from './read-otherwise.ts'
import { readStatementAccount } from './read-statement-account.ts'
import { readStatement } from './read-statements.ts'
import { storeLines } from './store-lines.ts'

type Endpoint = typeof endpoint
type Account = typeof clubBankAccount.$inferSelect

/**
 * Reads a bank's file, writes its lines down in small transactions, and has them booked by a job. One that
 * was cut short goes on where the same file is sent again.
 */
export const uploadStatement = (services: Services, call: UploadCall<Endpoint>) =>
  oneAtATime(call.caller.accountId, () => readAndStore(services, call))

const dayText = dateFormat({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Each may take its half gigabyte. */
const oneAtATime = createFairQueue()

async function readAndStore(
  services: Services,
  { caller, upload: { file, fields } }: UploadCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { db } = services
  const account = await readStatementAccount(db, fields.bank_account_id)
  if (account === undefined) return refuse('not_found')
  const reading = await findMapping(db, account.bankName)
  const opened = await openStatementFile(file.path, reading?.mapping)
  if (typeof opened === 'string') return refuseFile(opened)
  await using read = opened
  const problem = aboutProblem(read.about, account, dayInLagos(await services.clock.now(db)))
  if (problem !== undefined) return refuseFile(problem)
  const sent = { name: file.name, hash: file.hash, by: caller.accountId, reading }
  const statementId = await begin(services, account, read.about, sent)
  if (statementId instanceof Refusal) return statementId

  const where = {
    statementId,
    accountId: account.id,
    currency: account.currency,
    sentBy: caller.accountId,
    sentAt: await services.clock.now(db),
  }
  for (;;) {
    const { lines, first } = await read.next()
    if (lines.length === 0) break
    await db.transaction(tx => storeLines(tx, lines, { ...where, first }))
  }
  await db.transaction(async tx => {
    const storedAt = await services.clock.now(tx)
    await tx.orm
      .update(bankStatement)
      .set({ storedAt })
      .where(and(eq(bankStatement.id, statementId), isNull(bankStatement.storedAt)))
    await services.jobs.send(tx, 'book-statement', { statementId })
  })
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
  readonly reading: typeof statementMapping.$inferSelect | undefined
}

const unread = { mapping: null, setBy: null, agreedBy: null }

/** The row of a file; the one that is there already, where it was sent before. */
async function begin(
  services: Services,
  account: Account,
  about: StatementAbout,
  { name, hash, by, reading }: Sent,
): Promise<string | Refusal<'conflict' | 'forbidden'>> {
  const { format, from, to, swapped, openingMinor, closingMinor, lineCount } = about
  const { mapping, setBy, agreedBy } = (format === 'csv' ? reading : undefined) ?? unread
  // It may have been taken away while the file was read.
  return services.db.transaction(async tx => {
    if (!(await holdsRole(tx, by, 'approver'))) return refuse('forbidden')
    await lockStatementAccount(tx, account.id)
    const [known] = await tx.orm
      .select({
        id: bankStatement.id,
        accountId: bankStatement.accountId,
        mapping: bankStatement.mapping,
      })
      .from(bankStatement)
      .where(eq(bankStatement.fileHash, hash))
    if (known !== undefined) return sendAgain(tx, known, { accountId: account.id, mapping, by })
    const other = await readOtherwise(tx, account.id, { ...about, mapping })
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
        mapping,
        mappedBy: agreedBy === null ? setBy : null,
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
    const detail = `${lineCount} lines, ${dayText(new Date(from))} to ${dayText(new Date(to))}`
    const subject = `${account.bankName} ${account.accountNumber}`
    await noteOperator(services, tx, by, 'statement.uploaded', {
      subject,
      subjectId: row.id,
      detail,
    })
    return row.id
  })
}

type Known = Pick<typeof bankStatement.$inferSelect, 'id' | 'accountId' | 'mapping'>
type Again = Pick<Known, 'accountId' | 'mapping'> & { readonly by: string }

/** The same file, byte for byte: it is theirs as well. */
async function sendAgain(tx: Transaction, known: Known, { accountId, mapping, by }: Again) {
  if (known.accountId !== accountId) return refuse('conflict', { sentence: otherAccount })
  // By other columns its lines would look like others, and stand in a file that somebody else sent.
  if (!isDeepStrictEqual(known.mapping, mapping)) {
    return refuse('conflict', { sentence: otherColumns })
  }
  await tx.orm
    .insert(statementSender)
    .values({ statementId: known.id, sentBy: by })
    .onConflictDoNothing()
  return known.id
}

const otherColumns =
  'This file was read by other columns before. Please set the columns back, and send it again.'

const otherAccount =
  'This file was sent before, for another of the club’s accounts. Please check which account it is about.'
