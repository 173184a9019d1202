import type { OperatorRole } from '@kinfold/contract/access'
import { and, arrayContains, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { Mail } from '../../../mail/mail.ts'
import { noticeMail } from '../../../mail/templates/notice-mail.ts'
import { account, operator } from '../../base/person/account.tables.ts'
import type { Services } from '../../services.ts'

type News = { readonly title: string; readonly body: string; readonly action: string }

/** Mails everybody at the desk who can act in a role, as part of the transaction. */
export async function mailOperators(
  { config, outbox }: Pick<Services, 'config' | 'outbox'>,
  tx: Transaction,
  role: OperatorRole,
  news: News,
): Promise<void> {
  const staff = await tx.orm
    .select({ name: operator.name, email: account.email })
    .from(operator)
    .innerJoin(account, eq(account.id, operator.id))
    .where(
      and(
        arrayContains(operator.roles, [role]),
        isNull(account.suspendedAt),
        isNotNull(account.totpEnabledAt),
      ),
    )
    .orderBy(asc(operator.id))
  for (const { name, email } of staff) {
    await outbox.post(tx, email, operatorMail(config, name, news))
  }
}

/** The mail alone. */
export function operatorMail(
  { club, publicUrl }: Pick<Services['config'], 'club' | 'publicUrl'>,
  name: string,
  news: News,
): Mail {
  const [firstName = ''] = name.split(' ')
  return noticeMail(club, { ...news, firstName, link: '/desk', publicUrl })
}
