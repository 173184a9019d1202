import type { DemoDocument } from './person.ts'

type Outcome = Pick<DemoDocument, 'status' | 'submittedAt'> &
  Partial<Pick<DemoDocument, 'decidedAt' | 'rejectionReason'>>

export function passport(number: string, outcome: Outcome): DemoDocument {
  return {
    kind: 'identity',
    type: 'international_passport',
    number,
    issuedOn: null,
    expiresOn: '2031-03-14',
    decidedAt: null,
    rejectionReason: null,
    ...outcome,
  }
}

export function utilityBill(issuedOn: string, outcome: Outcome): DemoDocument {
  return {
    kind: 'address',
    type: 'utility_bill',
    number: null,
    issuedOn,
    expiresOn: null,
    decidedAt: null,
    rejectionReason: null,
    ...outcome,
  }
}
