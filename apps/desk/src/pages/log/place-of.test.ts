import type { OperatorRole } from '@kinfold/contract/access'
import { expect, it } from 'vitest'
import { placeOf } from './place-of.ts'

const having =
  (...roles: OperatorRole[]) =>
  (role: OperatorRole) =>
    roles.includes(role)

it.each([
  ['withdrawal.approved', 'w1', ['approver'], '/desk/withdrawals/w1'],
  ['withdrawal.approved', 'w1', ['reviewer'], undefined],
  ['kyc.rejected', 'k1', ['reviewer'], '/desk/kyc/k1'],
  ['member.viewed', 'm1', ['reviewer'], '/desk/members/m1'],
  ['faq.changed', 'f1', [], '/desk/club/faqs/f1'],
  // What is gone has no page.
  ['faq.deleted', 'f1', [], undefined],
  ['officer.deleted', 'o1', [], undefined],
  ['meeting.changed', 'm1', [], '/desk/club/meetings/m1'],
  ['announcement.withdrawn', 'a1', [], '/desk/club/announcements/a1'],
  ['holiday.removed', 'h1', [], undefined],
  ['terms.published', null, [], '/desk/club/terms'],
  ['kyc.submitted', null, ['reviewer'], undefined],
  ['operator.roles_confirmed', 'p1', ['administrator'], '/desk/club/staff'],
  ['plan.created', '7', ['administrator'], undefined],
] as const)('%s of %s leads those with the roles %j to %s', (action, id, roles, place) => {
  expect(placeOf({ action, subject_id: id }, having(...roles))).toBe(place)
})
