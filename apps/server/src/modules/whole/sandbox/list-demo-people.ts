import type { DemoPerson } from '@kinfold/contract/demo/list-demo-people'
import { demoPeople } from '@kinfold/personas/answers/demo-people'
import { and, inArray, isNotNull, isNull } from 'drizzle-orm'
import { emailKey } from '../../../calls/email-key.ts'
import { account } from '../../base/person/account.tables.ts'
import type { Services } from '../../services.ts'

/** Those who are here: a sandbox may have been opened without its demo club. */
export async function listDemoPeople({ db }: Pick<Services, 'db'>): Promise<DemoPerson[]> {
  const keys = demoPeople.map(({ email }) => emailKey(email))
  const here = await db.orm
    .select({ key: account.emailKey })
    .from(account)
    .where(
      and(
        inArray(account.emailKey, keys),
        isNotNull(account.emailVerifiedAt),
        isNull(account.suspendedAt),
      ),
    )
  const found = new Set(here.map(({ key }) => key))
  return demoPeople.filter(({ email }) => found.has(emailKey(email)))
}
