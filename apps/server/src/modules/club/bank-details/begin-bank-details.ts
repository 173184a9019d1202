import {
  bankDetailsLine,
  bankDetailsName,
} from '@kinfold/contract/operator/bank-details/bank-details-line'
import { takeLock } from '../../../db/advisory-locks.ts'
import { appendAudit } from '../../base/audit/append-audit.ts'
import type { Services } from '../../services.ts'
import { bankDetailsProposal, clubBankAccount } from './bank-details.tables.ts'
import { detailsColumns } from './describe-bank-details.ts'

/**
 * Gives a club without any bank details those of its configuration, once. From then on two administrators
 * decide: otherwise a person who can edit a setting could divert everybody's money.
 */
export async function beginBankDetails(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'chainKeys'>,
): Promise<void> {
  const { db, clock, config } = services
  if (config.bankDetails.length === 0) return
  await db.transaction(async tx => {
    // Several servers may start at once; all but the first find the accounts.
    await tx.query(takeLock('bankDetails'))
    const accounts = await tx.orm.select().from(clubBankAccount).limit(1)
    const proposals = await tx.orm.select().from(bankDetailsProposal).limit(1)
    if (accounts.length + proposals.length > 0) return
    for (const [index, details] of config.bankDetails.entries()) {
      const [added] = await tx.orm
        .insert(clubBankAccount)
        .values({ ...detailsColumns(details), position: index + 1 })
        .returning()
      await appendAudit(services, tx, {
        at: await clock.now(tx),
        actor: { kind: 'system', id: null, name: 'Configuration' },
        action: 'bank_details.begun',
        subject: bankDetailsName(details),
        subjectId: added?.id ?? null,
        detail: bankDetailsLine(details),
      })
    }
  })
}
