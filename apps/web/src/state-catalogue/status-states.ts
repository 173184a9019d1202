import { allMachines } from '@kinfold/contract/status/all-machines'

type Machines = typeof allMachines

const operatorsOnly = [
  'plan',
  'payout_batch',
  'returns_posting',
] as const satisfies (keyof Machines)[]

type Shown = Exclude<keyof Machines, (typeof operatorsOnly)[number]>

export type StatusStateId = {
  [Name in Shown]: `status:${Name}:${Machines[Name]['states'][number]}`
}[Shown]

const hidden: readonly string[] = operatorsOnly

/** Every state that something of a member's can be in. */
export const statusStates = Object.entries(allMachines)
  .filter(([name]) => !hidden.includes(name))
  .flatMap(([name, { states }]) =>
    states.map(state => ({
      // Put together from the names that the type is made of.
      id: `status:${name}:${state}` as StatusStateId,
      sentence: `A ${name} that is ${state.replaceAll('_', ' ')} is told as such.`,
    })),
  )
