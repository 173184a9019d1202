import { expect, it } from 'vitest'
import { operatorRoles } from '../../access.ts'
import { seesDocuments } from './sees-documents.ts'

it('is a reviewer’s alone', () => {
  expect(operatorRoles.filter(role => seesDocuments([role]))).toEqual(['reviewer'])
  expect(seesDocuments([])).toBe(false)
})
