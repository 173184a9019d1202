import { allMachines } from '@kinfold/contract/status/all-machines'
import type { CatalogueState } from './catalogue-state.ts'

// Only operators see these.
const unseen = new Set(['payout_batch', 'returns_posting'])

/** Every state that something of a member's can be in. */
export const statusStates: readonly CatalogueState[] = Object.entries(allMachines)
  .filter(([name]) => !unseen.has(name))
  .flatMap(([name, { states }]) =>
    states.map(state => ({
      id: `status:${name}:${state}`,
      sentence: `A ${name} that is ${state.replaceAll('_', ' ')} is told as such.`,
    })),
  )
