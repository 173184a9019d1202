import { expect, test } from 'vitest'
import { forgetDocumentDraft, keepDocumentDraft, readDocumentDraft } from './document-drafts.ts'

const own = { member: 'cus_1', document: 'identity' }

test('a draft is kept until it is sent', () => {
  keepDocumentDraft(own, { id_number: 'A01234567' })
  expect(readDocumentDraft(own)).toEqual({ id_number: 'A01234567' })
  forgetDocumentDraft(own)
  expect(readDocumentDraft(own)).toEqual({})
})

test('nobody finds what somebody else had filled in', () => {
  keepDocumentDraft(own, { id_number: 'A01234567' })
  const other = { ...own, member: 'cus_2' }
  expect(readDocumentDraft(other)).toEqual({})
  keepDocumentDraft(other, {})
  expect(readDocumentDraft(own)).toEqual({})
})
