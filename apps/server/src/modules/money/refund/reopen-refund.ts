import { aboutYourself } from '@kinfold/contract/operator/about-yourself'
import type { Refusal } from '../../../calls/refusal.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import type { Services } from '../../services.ts'
import { lockRefund } from './lock-refund.ts'
import { refundNews } from './refund-news.ts'
import { updateRefund } from './update-refund.ts'

/** The bank has not paid a refund after all: it is on its way again, so that somebody sees to it. */
export async function reopenRefund(
  services: Services,
  tx: Transaction,
  { id, by }: { readonly id: string; readonly by: string },
): Promise<Refusal<'about_yourself'> | undefined> {
  const found = await lockRefund(tx, id)
  if (found === undefined) throw new Error(`there is no refund ${id}`)
  const { row, paid } = found
  const yours = aboutYourself(by, paid.memberId)
  if (yours !== undefined) return refuse(yours)
  // It may have come back meanwhile.
  if (row.status !== 'paid') return undefined
  const sent = await updateRefund(tx, row, { status: 'sent', settledAt: null, bankReference: null })
  await notifyMember(services, tx, paid.memberId, refundNews.notYet(paid, sent))
  return undefined
}
