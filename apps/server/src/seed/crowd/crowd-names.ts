// What tells a copy of a demo person from the person: SQL that makes the copy's ids and references of the number it has.
import { demoMailDomain } from '@kinfold/contract/constants'

/** More would run out of references. */
export const mostMembers = 1_000_000

/** The numbers of busy members lie beyond those of all others. */
export const numberOfBusy = (n: number) => mostMembers + n

export const crowdEmail = (n: number) =>
  n > mostMembers
    ? `busy-${n - mostMembers}@${demoMailDomain}`
    : `crowd-${String(n).padStart(6, '0')}@${demoMailDomain}`

/** The id that the copy has for `id`: always the same, and of the version that marks the demo club's. */
export const idFor = (id: string, n = 'c.n') =>
  `overlay(overlay(md5('crowd ' || ${n} || ' ' || ${id}) placing '8' from 13) placing 'a' from 17)::uuid`

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const perMember = 4096
const room = 1_099_511_627_776

/** The reference that the copy has for the one with this turn: no two copies have the same. */
export const referenceFor = (turn: string, n = 'c.n') => {
  const code = `((${n}::bigint * ${perMember} + ${turn}) * 1000000007 % ${room})`
  const letter = (place: number) =>
    `substr('${letters}', 1 + (${code} >> ${5 * (7 - place)} & 31)::int, 1)`
  return `'KF-' || ${Array.from({ length: 8 }, (_, place) => letter(place)).join(' || ')}`
}
