import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { payByDay } from '@kinfold/contract/withdrawal/pay-by-day'
import type { DemoCalendar } from '../calendar/demo-calendar.ts'
import { retold } from '../calendar/retold.ts'
import { type DemoWithdrawal, demoWithdrawals } from './demo-withdrawals.ts'
import { openMoment } from './open-moment.ts'

const open = ['pending', 'approved', 'in_batch']

/** The withdrawals, each to be paid by the 5th that follows from its day. */
export function withdrawalsOn(calendar: DemoCalendar): DemoWithdrawal[] {
  return demoWithdrawals.map(written => {
    const withdrawal = open.includes(written.status)
      ? whileOpen(calendar, written)
      : retold(calendar, written, 'requestedAt', 'decidedAt', 'paidAt', 'returnedAt')
    const payBy = payByDay(dayInLagos(new Date(withdrawal.requestedAt)))
    const batch = written.batch && `${payBy.slice(0, 7)} ${written.amount.currency}`
    return { ...withdrawal, payBy, batch }
  })
}

function whileOpen(calendar: DemoCalendar, written: DemoWithdrawal): DemoWithdrawal {
  const { requestedAt, decidedAt } = written
  return {
    ...written,
    requestedAt: openMoment(calendar, requestedAt),
    decidedAt: decidedAt && openMoment(calendar, decidedAt),
  }
}
