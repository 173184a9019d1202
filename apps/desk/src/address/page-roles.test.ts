import { describe, expect, test } from 'vitest'
import { roleMissingAt } from './page-roles.ts'
import { paths, pathTo } from './paths.ts'

const as =
  (...roles: string[]) =>
  (role: string) =>
    roles.includes(role)

describe('the roles of pages', () => {
  test('a queue and its cases open for its role', () => {
    expect(roleMissingAt(paths.kyc, as('reviewer'))).toBeUndefined()
    expect(roleMissingAt(pathTo.kycCase('1'), as('approver'))).toBe('reviewer')
  })

  test('what begins alike is another page', () => {
    expect(roleMissingAt(`${paths.kyc}s`, as())).toBeUndefined()
  })

  test('a page below a queue may be for others', () => {
    expect(roleMissingAt(paths.returns, as('approver'))).toBeUndefined()
    expect(roleMissingAt(paths.draftReturns, as('approver'))).toBe('administrator')
    expect(roleMissingAt(paths.draftReturns, as('administrator'))).toBeUndefined()
  })

  test('all others are everybody’s', () => {
    expect(roleMissingAt(paths.today, as())).toBeUndefined()
    expect(roleMissingAt(paths.holidays, as())).toBeUndefined()
  })
})
