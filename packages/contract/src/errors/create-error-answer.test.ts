import { describe, expect, it } from 'vitest'
import { createErrorAnswer } from './create-error-answer.ts'
import { ErrorAnswer } from './error-answer.ts'
import { errorCatalogue } from './error-catalogue.ts'

describe('an error’s answer', () => {
  it('is a sentence, a code and, where they are known, the fields', () => {
    expect(createErrorAnswer('invalid_credentials')).toEqual({
      status: 401,
      body: { error: 'Invalid Credentials', code: 'invalid_credentials' },
    })
    const { body } = createErrorAnswer('validation_failed', { fields: { otp: 'Please enter it.' } })
    expect(ErrorAnswer.is(body)).toBe(true)
    expect(body.fields).toEqual({ otp: 'Please enter it.' })
  })

  it('may say it better than the catalogue, under the same code', () => {
    const sentence = 'Family Growth Pool takes ₦50,000 or more.'
    expect(createErrorAnswer('below_minimum', { sentence }).body).toEqual({
      error: sentence,
      code: 'below_minimum',
    })
  })

  it('says the sentences that the specification fixes', () => {
    expect(errorCatalogue.internal.sentence).toBe(
      'Something went wrong. Please contact the support team.',
    )
    expect(errorCatalogue.bank_lookup_unavailable.sentence).toBe(
      'We are unable to validate your bank information. Please try again or contact the support team.',
    )
    expect(errorCatalogue.file_too_large.sentence).toBe(
      'File cannot be larger than 10MB. please choose a smaller file',
    )
  })
})
