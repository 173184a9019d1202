import { expect, test } from 'vitest'
import { readSignUpDraft, writeSignUpDraft } from './sign-up-draft.ts'

const typed = {
  first_name: 'Ngozi',
  citizenship: ['Nigeria'],
  pep: true,
  password: 'Harmattan#26',
  confirm_password: 'Harmattan#26',
  cf_turnstile_response: 'solved',
  terms_and_conditions: true,
}

test('a draft holds what was typed, and never a password', () => {
  const written = writeSignUpDraft(typed)
  expect(written).not.toContain('Harmattan')
  expect(written).not.toContain('solved')
  expect(readSignUpDraft(written)).toEqual({
    first_name: 'Ngozi',
    citizenship: ['Nigeria'],
    pep: true,
  })
})

test('what a form can’t take is left out', () => {
  expect(readSignUpDraft('{"first_name":1,"citizenship":["Ghana",2],"older":"x"}')).toEqual({
    citizenship: ['Ghana'],
  })
  expect(readSignUpDraft('not json')).toEqual({})
  expect(readSignUpDraft(null)).toEqual({})
})
