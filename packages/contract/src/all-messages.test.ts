import { describe, expect, it } from 'vitest'
import { allMessages } from './all-messages.ts'
import { errorCatalogue } from './errors/error-catalogue.ts'

// The specification's sentences verbatim, with its curly and straight apostrophes.
const fixed = [
  'Please select at least one citizenship',
  'Password must be at least 8 characters',
  'Password should include Uppercase, Lowercase, Number & Special Character.',
  "Password doesn't match",
  'Required action: Please click to request exco referral',
  'Exco Referral Requested!',
  'Please specify social media account',
  'Please specify ads platform',
  'Please specify how you heard about us',
  'Please specify staff/member name',
  'Please accept privacy policy, terms and bylaws to proceed.',
  'automated verification required, please refresh your browser',
  'Invalid Credentials',
  'Something went wrong. Please contact the support team.',
  'We are unable to validate your bank information. Please try again or contact the support team.',
  'File cannot be larger than 10MB. please choose a smaller file',
  "This page doesn't exist",
  'Email validation successful.',
  'An OTP code has been resent to your email address.',
  'Payment successful.',
  'Your payment will be confirmed in 48 hours.',
  'Your withdrawal is being processed and payment will be made on or before the 5th day of the new month.',
  'You need to complete the KYC process before you can start contributing.',
  'Your KYC verification is currently in progress. You’ll be able to start contributing as soon as your documents are approved',
  'Government-issued ID and Proof of Address now required. Kindly update your KYC.',
]

describe('what the product says', () => {
  const said: string[] = [
    ...Object.values(allMessages).flatMap(group => Object.values<string>(group)),
    ...Object.values(errorCatalogue).map(({ sentence }) => sentence),
  ]

  it.each(fixed)('%s', sentence => {
    expect(said).toContain(sentence)
  })
})
