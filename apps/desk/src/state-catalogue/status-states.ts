import type { allMachines } from '@kinfold/contract/status/all-machines'

// What members never see; the states of everything else are in the members' catalogue.
const ofTheDesk = {
  payout_batch: ['prepared', 'released', 'settled', 'discarded'],
  // What was thrown away leaves the page, and what is being taken back looks like what is being posted.
  returns_posting: ['draft', 'posting', 'posted', 'reversal_draft', 'reversed'],
} as const satisfies {
  [Name in keyof typeof allMachines]?: readonly (typeof allMachines)[Name]['states'][number][]
}

type Shown = typeof ofTheDesk

export type StatusStateId = {
  [Name in keyof Shown]: `status:${Name}:${Shown[Name][number]}`
}[keyof Shown]

/** Every state that something of the desk's own can be in. */
export const statusStates = Object.entries(ofTheDesk).flatMap(([name, states]) =>
  states.map(state => ({
    // Put together from the names that the type is made of.
    id: `status:${name}:${state}` as StatusStateId,
    sentence: `A ${name.replaceAll('_', ' ')} that is ${state.replaceAll('_', ' ')} is told as such.`,
  })),
)
