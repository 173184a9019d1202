import { referenceDataLifetimeMs } from '@kinfold/contract/constants'

/** For lists like countries and banks: fresh for fifteen minutes, and kept as long. */
export const rareChanges = {
  freshMs: referenceDataLifetimeMs,
  keepMs: referenceDataLifetimeMs,
} as const
