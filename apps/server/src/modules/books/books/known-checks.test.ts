import { describe, expect, it } from 'vitest'
import { noFindings } from './findings.ts'
import { KnownChecks } from './known-checks.ts'
import type { LastCheck } from './last-checks.ts'

const began = new Date('2026-11-20T09:00:00Z')
const later = (hours: number) => new Date(began.getTime() + hours * 3_600_000)
const endedAt = (hours: number): LastCheck => ({
  endedAt: later(hours),
  findings: noFindings,
  unsealed: 0n,
  reached: { transfers: 0n, seals: 0n, auditEntries: 0n },
  signature: Buffer.alloc(0),
})
function missing(hoursOfLast: number, hoursNow: number) {
  const known = new KnownChecks(began)
  known.remember(new Map([['new', endedAt(hoursOfLast)]]), later(hoursNow))
  return Object.fromEntries(known.missing(later(hoursNow)))
}

describe('a check is overdue', () => {
  const overdue = { overdue_checks: { count: 1, example: 'new' } }

  it('two hours after the last of its kind', () => {
    expect(missing(1, 3)).toEqual({})
    expect(missing(1, 3.01)).toEqual(overdue)
  })

  it('not at once when no server has run for days', () => {
    expect(missing(-72, 2)).toEqual({})
    expect(missing(-72, 2.01)).toEqual(overdue)
  })

  it('when the last one ended in the future', () => {
    expect(missing(72, 2)).toEqual({})
    expect(missing(72, 2.01)).toEqual(overdue)
  })
})
