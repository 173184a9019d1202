import type { Handle } from '../../../db/database.ts'
import type { DueWork } from './due-work.ts'

export type OnFailure = (work: DueWork, error: unknown) => void

export type Due = { readonly work: DueWork; readonly at: Date }

/** What is due at a moment or before, the earliest first. A work that can't tell fails and is left out. */
export async function findDue(
  handle: Handle,
  works: Iterable<DueWork>,
  by: Date,
  onFailure: OnFailure,
): Promise<Due[]> {
  const due: Due[] = []
  for (const work of works) {
    try {
      const at = await work.nextDue(handle)
      if (at !== undefined && at <= by) due.push({ work, at })
    } catch (error) {
      onFailure(work, error)
    }
  }
  return due.sort((one, other) => one.at.getTime() - other.at.getTime())
}
