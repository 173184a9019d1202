import type { Services } from '../../services.ts'
import type { DueWork } from './due-work.ts'
import { findDue, type OnFailure } from './find-due.ts'

/** Carries out what is due by now, the earliest first. One that fails doesn't stop the others. */
export async function carryOutDue(
  services: Services,
  works: readonly DueWork[],
  onFailure: OnFailure,
): Promise<void> {
  const { db, clock } = services
  const now = await clock.now(db)
  for (const { work } of await findDue(db, works, now, onFailure)) {
    try {
      await work.carryOut(services, now)
    } catch (error) {
      onFailure(work, error)
    }
  }
}
