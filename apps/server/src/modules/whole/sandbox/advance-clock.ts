import { setTimeout as pause } from 'node:timers/promises'
import { readAhead } from '../../../clock/create-club-clock.ts'
import { moveClock } from '../../../clock/move-clock.ts'
import { carryOutDue } from '../../base/schedule/carry-out-due.ts'
import type { DueWork } from '../../base/schedule/due-work.ts'
import { type Due, findDue, type OnFailure } from '../../base/schedule/find-due.ts'
import type { Services } from '../../services.ts'

const dayMs = 86_400_000
/** Another process that is carrying out the same work gets two seconds. */
const mostTries = 40
const betweenTriesMs = 50

/**
 * Moves the club's clock forward as if the days had passed: to each moment at which something falls due, one
 * after the other, and carries it out there. The clock is kept at every step, so after a crash the next
 * call goes on from where this one stood. A work that fails, and is still due at the same moment, is set
 * aside until the clock has arrived.
 */
export async function advanceClock(
  services: Services,
  works: readonly DueWork[],
  days: number,
  onFailure: OnFailure,
): Promise<void> {
  const { db, now } = services
  const start = await readAhead(db)
  const target = start + days * dayMs
  const left = new Set(works)
  const leaveOut: OnFailure = (work, error) => {
    left.delete(work)
    onFailure(work, error)
  }
  const failedAt = new Map<DueWork, number>()
  let last: Due | undefined
  let tries = 0
  for (;;) {
    const end = new Date(now().getTime() + target)
    const [next] = await findDue(db, left, end, leaveOut)
    if (next === undefined) break
    if (failedAt.get(next.work) === next.at.getTime()) {
      left.delete(next.work)
      continue
    }
    const isAgain = next.work === last?.work && next.at.getTime() === last.at.getTime()
    tries = isAgain ? tries + 1 : 0
    last = next
    if (tries > mostTries) {
      leaveOut(next.work, new Error(`still due at ${next.at.toISOString()}`))
      continue
    }
    if (isAgain) await pause(betweenTriesMs)
    await moveClock(db, Math.max(start, next.at.getTime() - now().getTime()))
    try {
      await next.work.carryOut(services, next.at)
    } catch (error) {
      failedAt.set(next.work, next.at.getTime())
      onFailure(next.work, error)
    }
  }
  await moveClock(db, target)
  await carryOutDue(services, works, onFailure)
}
