import { demoCalendarAt } from '@kinfold/personas/calendar/demo-calendar'
import { type DemoClub, demoClubOn } from '@kinfold/personas/demo-club'
import { demoPassword } from '@kinfold/personas/demo-password'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { inArray } from 'drizzle-orm'
import { takeLock } from '../db/advisory-locks.ts'
import type { Handle, Transaction } from '../db/database.ts'
import { peopleIn } from '../mode/demo-people.ts'
import { readMode } from '../mode/settle-mode.ts'
import { account } from '../modules/base/person/account.tables.ts'
import type { Services } from '../modules/services.ts'
import { areAuthenticatorsSeeded, seedAuthenticators } from './seed-authenticators.ts'
import { seedCheckouts } from './seed-checkouts.ts'
import { seedContent } from './seed-content.ts'
import { areDocumentsSeeded, seedAudit, seedDocuments } from './seed-documents.ts'
import { isMoneySeeded, seedMoney, seedWallets } from './seed-money.ts'
import { seedOperator } from './seed-operator.ts'
import { seedPerson } from './seed-person.ts'
import { seedStatements } from './seed-statements.ts'
import { seedAnswers, seedSurveys } from './seed-surveys.ts'

/**
 * Seeds the demo club as it is at that moment, in the sandbox only. Existing people are not changed: another start adds missing
 * people and keeps what was tried out. Nothing is added beside other people's accounts. Returns whether
 * the demo club is there.
 */
export async function seedDemoClub(services: Services, now: Date): Promise<boolean> {
  const { db, passwords, config } = services
  if (config.mode !== 'sandbox') throw new Error('the demo club is for the sandbox only')
  if ((await missing(db)).length === 0 && (await isHistorySeeded(db))) return true
  const passwordHash = await passwords.hash(demoPassword)
  const club = demoClubOn(demoCalendarAt(now))
  return db.transaction(async tx => {
    // Several servers may start at once; only the first finds people missing.
    await tx.query(takeLock('demoClub'))
    // The setting may be wrong, so the database decides.
    if ((await readMode(tx)) !== 'sandbox') throw new Error('this database is not a sandbox')
    if ((await peopleIn(tx)).hasOthers) return false
    await seedSurveys(tx, club)
    const absent = new Set(await missing(tx))
    await seedAbsent(tx, absent, club, { passwordHash, termsVersion: config.termsVersion })
    await seedAuthenticators(services, tx, new Date(club.now))
    await seedWallets(tx, club)
    if (!(await isMoneySeeded(tx))) {
      await seedMoney(services, tx, club)
      await seedCheckouts(tx, config.publicUrl)
      await seedContent(tx, club)
      await seedStatements(tx, club)
      await seedAnswers(tx, club)
    }
    if (!(await areDocumentsSeeded(tx))) {
      await seedDocuments(services, tx, club)
      await seedAudit(services, tx, club)
    }
    return true
  })
}

async function isHistorySeeded(handle: Handle): Promise<boolean> {
  return (
    (await isMoneySeeded(handle)) &&
    (await areDocumentsSeeded(handle)) &&
    (await areAuthenticatorsSeeded(handle))
  )
}

async function seedAbsent(
  tx: Transaction,
  absent: ReadonlySet<string>,
  { now, people, operators, notifications }: DemoClub,
  { passwordHash, termsVersion }: { passwordHash: string; termsVersion: string },
): Promise<void> {
  // Operators first: they decided about the others.
  const since = new Date(now)
  for (const operator of operators) {
    if (absent.has(operator.operatorId)) await seedOperator(tx, operator, { passwordHash, since })
  }
  const terms = { passwordHash, termsVersion, notifications }
  for (const person of people) {
    if (absent.has(person.customer.id)) await seedPerson(tx, person, terms)
  }
}

async function missing(handle: Handle): Promise<string[]> {
  const wanted = [
    ...Object.values(people).map(person => person.customer.id),
    ...Object.values(operators).map(operator => operator.operatorId),
  ]
  const found = await handle.orm
    .select({ id: account.id })
    .from(account)
    .where(inArray(account.id, wanted))
  const known = new Set(found.map(row => row.id))
  return wanted.filter(id => !known.has(id))
}
