import { describe, expect, it } from 'vitest'
import type { PaymentQuote } from '../payment/payment-quote.ts'
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

  it('may point to the payment that was begun before', () => {
    const payment = {
      id: '5f0c8a3e-0000-4000-8000-000000000001',
      payment_link: null,
      status: 'pending_confirmation',
    } as const
    const { body } = createErrorAnswer('payment_already_started', { payment })
    expect(ErrorAnswer.is(body)).toBe(true)
    expect(body.payment).toEqual(payment)
  })

  it('may say it better than the catalogue, under the same code', () => {
    const sentence = 'Family Growth Pool takes ₦50,000 or more.'
    expect(createErrorAnswer('below_minimum', { sentence }).body).toEqual({
      error: sentence,
      code: 'below_minimum',
    })
  })

  it('brings the new figures along where a quote doesn’t hold any more', () => {
    const naira = (amount: number) => ({ currency: 'NGN', amount }) as const
    const quote: PaymentQuote = {
      quote_id: '00000000-0000-4000-8000-000000000000',
      purpose: 'deposit',
      amount: naira(100),
      amount_to_pay: naira(100),
      fees: [{ name: 'processing', amount: naira(1.5) }],
      fee: naira(1.5),
      total: naira(101.5),
      rate: null,
      rate_set_at: null,
      reference: null,
      expires_at: '2026-06-03T09:10:00Z',
    }
    const { status, body } = createErrorAnswer('quote_changed', { quote })
    expect(status).toBe(409)
    expect(ErrorAnswer.is(body)).toBe(true)
    expect(body.quote).toEqual(quote)
    expect(ErrorAnswer.is({ ...body, quote: { ...quote, total: 101.5 } })).toBe(false)
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
