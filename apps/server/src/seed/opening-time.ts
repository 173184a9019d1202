import { moveClock } from '../clock/move-clock.ts'
import { peopleIn } from '../mode/demo-people.ts'
import type { Services } from '../modules/services.ts'

/** Ten in the morning in Lagos. */
const opensAt = 'T09:00:00Z'

/** The club's time when the demo club is seeded. The clock of a new sandbox is set to its day first, if it has one. */
export async function openingTime({ config, db, clock, now }: Services): Promise<Date> {
  const { demo, hasOthers } = await peopleIn(db)
  if (config.demoDay !== undefined && demo.length === 0 && !hasOthers) {
    await moveClock(db, Date.parse(config.demoDay + opensAt) - now().getTime())
  }
  return clock.now(db)
}
