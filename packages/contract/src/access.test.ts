import { describe, expect, it } from 'vitest'
import { type Access, type Caller, mayCall } from './access.ts'

const member: Caller = { isMember: true, isVerified: false, roles: [] }
const verified: Caller = { isMember: true, isVerified: true, roles: [] }
const reviewer: Caller = { isMember: false, isVerified: false, roles: ['reviewer'] }
const approver: Caller = { isMember: false, isVerified: false, roles: ['approver'] }
const administrator: Caller = { isMember: false, isVerified: false, roles: ['administrator'] }

describe('who may call', () => {
  it.each<[Access, boolean[]]>([
    // nobody, member, verified member, reviewer, approver, administrator
    ['visitor', [true, true, true, true, true, true]],
    ['provider', [true, true, true, true, true, true]],
    ['account', [false, true, true, true, true, true]],
    ['member', [false, true, true, false, false, false]],
    ['verified-member', [false, false, true, false, false, false]],
    ['operator', [false, false, false, true, true, true]],
    ['reviewer', [false, false, false, true, false, false]],
    ['approver', [false, false, false, false, true, false]],
    ['administrator', [false, false, false, false, false, true]],
  ])('%s', (access, expected) => {
    const callers = [undefined, member, verified, reviewer, approver, administrator]
    expect(callers.map(caller => mayCall(access, caller))).toEqual(expected)
  })
})
