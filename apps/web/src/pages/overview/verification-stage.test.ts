import { expect, test } from 'vitest'
import { verificationStage } from './verification-stage.ts'

test.each([
  [false, false, false, false, 'not-submitted'],
  [true, false, false, false, 'not-submitted'],
  [true, true, false, false, 'not-submitted'],
  [false, false, true, true, 'not-submitted'],
  [true, false, true, false, 'in-progress'],
  [true, true, true, false, 'in-progress'],
  [true, false, true, true, 'in-progress'],
  [true, true, true, true, 'validated'],
])(
  'identity %s/%s, address %s/%s: %5$s',
  (has_submitted_kyc, kyc_is_validated, has_submitted_poa, poa_is_validated, expected) => {
    expect(
      verificationStage({
        has_submitted_kyc,
        kyc_is_validated,
        has_submitted_poa,
        poa_is_validated,
      }),
    ).toBe(expected)
  },
)
