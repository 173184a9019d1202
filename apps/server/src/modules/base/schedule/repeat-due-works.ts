import { type Repeated, repeat } from '../../../jobs/repeat.ts'
import type { Services } from '../../services.ts'
import { carryOutDue } from './carry-out-due.ts'
import type { DueWork } from './due-work.ts'
import type { OnFailure } from './find-due.ts'

const everyMs = 60_000

/** Looks each minute after every work by itself: one that waits for a slow provider doesn't hold up the others. */
export function repeatDueWorks(
  services: Services,
  works: readonly DueWork[],
  onFailure: OnFailure,
): readonly Repeated[] {
  return works.map(work =>
    repeat(
      everyMs,
      () => carryOutDue(services, [work], onFailure),
      error => onFailure(work, error),
    ),
  )
}
