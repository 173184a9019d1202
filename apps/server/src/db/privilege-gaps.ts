import type { Privileges } from './read-privileges.ts'
import { servingPrivileges } from './serving-privileges.ts'

export type PrivilegeGaps = {
  /** Such as `SELECT on TABLE public.member`. */
  readonly missing: readonly string[]
  readonly beyond: readonly string[]
}

/** How a serving role's privileges differ from those it should have. */
export function privilegeGaps(things: readonly Privileges[]): PrivilegeGaps {
  return {
    missing: things.flatMap(thing => linesOf(thing, missingOf(thing))),
    beyond: things.flatMap(thing => linesOf(thing, excessOf(thing))),
  }
}

export const missingOf = (thing: Privileges) =>
  servingPrivileges(thing).filter(privilege => !thing.held.includes(privilege))

export const excessOf = (thing: Privileges) =>
  thing.held.filter(privilege => !servingPrivileges(thing).includes(privilege))

const linesOf = ({ target }: Privileges, privileges: readonly string[]) =>
  privileges.map(privilege => `${privilege} on ${target}`)
