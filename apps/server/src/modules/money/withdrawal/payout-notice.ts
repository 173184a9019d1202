import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { startOfClubDay } from '../../../paging/club-days.ts'
import { dayFrom } from '../../../paging/day-from.ts'

/** How many days before a payout everybody it concerns is reminded. */
const noticeDays = 3

export const payoutNoticeAt = (payBy: string): Date => startOfClubDay(dayFrom(payBy, -noticeDays))

/** The latest payout of which a reminder is due. */
export const latestPayoutToNotice = (at: Date): string => dayFrom(dayInLagos(at), noticeDays)
