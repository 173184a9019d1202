// A crowd in which everybody copies one person, for what costs as much for each of them.
import { people } from '@kinfold/personas/people/people'
import type pg from 'pg'
import { crowdEmail } from '../src/seed/crowd/crowd-names.ts'
import { seedCrowd } from '../src/seed/crowd/seed-crowd.ts'
import { asOwner } from './as-owner.ts'
import { signIn, tokenOf } from './sign-in.ts'

type Club = { readonly ownerUrl: string; readonly client: pg.Client }

const { chidi, funmi } = people

/** Chidi has a few lines in the wallet; Funmi is approved, and has two portfolios too. */
const persons = { light: chidi, approved: funmi }

/** Fills the club; answers the tokens of some who are signed in, from all over the crowd. */
export async function addMembers(
  { ownerUrl, client }: Club,
  members: number,
  kind: keyof typeof persons,
): Promise<readonly string[]> {
  const person = persons[kind].customer.email
  await asOwner(ownerUrl, db =>
    seedCrowd(db, { members, postings: 0, busyMembers: 0, person }, { batch: 1_000 }),
  )
  const count = Math.min(members, 500)
  const emails = Array.from({ length: count }, (_, n) =>
    crowdEmail(1 + Math.floor((n * members) / count)),
  )
  await signIn(client, emails)
  await client.query('VACUUM ANALYZE')
  return emails.map(tokenOf)
}

/** Of the crowd's accounts, and of no others. */
export const isOfCrowd = (emailKey: string) => `${emailKey} LIKE 'crowd-%'`
