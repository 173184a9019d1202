// The eight members of the demo club. Who they are for is in the README of this package.
import { createPerson } from './create-person.ts'
import { passport, utilityBill } from './demo-document.ts'
import type { Person, PersonKey } from './person.ts'

const inNigeria = { country: 'Nigeria', countryCode: 'NG', citizenship: ['Nigeria'] } as const

export const ada = createPerson({
  key: 'ada',
  about: 'Signed up this morning and has not proven her e-mail yet.',
  firstName: 'Ada',
  lastName: 'Obi',
  phone: '+2348031234501',
  ...inNigeria,
  joinedAt: '2026-06-03T07:40:00Z',
  isEmailVerified: false,
})

export const bola = createPerson({
  key: 'bola',
  about: 'In with a verified e-mail; no document handed in, nothing contributed.',
  firstName: 'Bola',
  lastName: 'Adeyemi',
  phone: '+2348031234502',
  ...inNigeria,
  joinedAt: '2026-05-28T16:05:00Z',
})

export const chidi = createPerson({
  key: 'chidi',
  about: 'Both documents are handed in and wait for a reviewer; a bank transfer waits too.',
  firstName: 'Chidi',
  lastName: 'Nwosu',
  phone: '+2348031234503',
  ...inNigeria,
  joinedAt: '2026-05-20T11:20:00Z',
  bvn: '22100000003',
  documents: [
    passport('A50012303', { status: 'submitted', submittedAt: '2026-06-01T08:15:00Z' }),
    utilityBill('2026-05-02', { status: 'submitted', submittedAt: '2026-06-01T08:22:00Z' }),
  ],
  bankAccounts: [
    {
      kind: 'ngn',
      currency: 'NGN',
      account_number: '0123450003',
      bank_name: 'Access Bank',
      bank_code: '044',
      country: 'Nigeria',
    },
  ],
})

export const dayo = createPerson({
  key: 'dayo',
  about: 'Everything approved, both wallets, four portfolios, recurring, two years of history.',
  firstName: 'Dayo',
  lastName: 'Bello',
  phone: '+2348031234504',
  ...inNigeria,
  joinedAt: '2024-06-05T09:00:00Z',
  accredited: true,
  bvn: '22100000004',
  documents: [
    passport('A50012304', {
      status: 'approved',
      submittedAt: '2024-06-06T10:00:00Z',
      decidedAt: '2024-06-08T13:30:00Z',
    }),
    utilityBill('2024-05-11', {
      status: 'approved',
      submittedAt: '2024-06-06T10:06:00Z',
      decidedAt: '2024-06-08T13:34:00Z',
    }),
  ],
  bankAccounts: [
    {
      kind: 'ngn',
      currency: 'NGN',
      account_number: '0123450004',
      account_name: 'BELLO DAYO ADEKUNLE',
      bank_name: 'Guaranty Trust Bank',
      bank_code: '058',
      country: 'Nigeria',
    },
    {
      kind: 'usd',
      currency: 'USD',
      account_number: '9876540004',
      bank_name: 'Zenith Bank',
      check: { status: 'approved', reason: null },
      swift: 'ZEIBNGLA',
      country: 'Nigeria',
    },
  ],
})

export const efe = createPerson({
  key: 'efe',
  about: 'Lives in Canada, Nigerian in no paper: dollars only, everything approved, no BVN needed.',
  firstName: 'Efe',
  lastName: 'Ogbemudia',
  phone: '+14165550105',
  country: 'Canada',
  countryCode: 'CA',
  citizenship: ['Canada'],
  joinedAt: '2024-07-18T15:45:00Z',
  accredited: true,
  documents: [
    passport('HN204405', {
      status: 'approved',
      submittedAt: '2024-07-19T12:00:00Z',
      decidedAt: '2024-07-22T09:10:00Z',
    }),
    utilityBill('2024-07-01', {
      status: 'approved',
      submittedAt: '2024-07-19T12:05:00Z',
      decidedAt: '2024-07-22T09:12:00Z',
    }),
  ],
  bankAccounts: [
    {
      kind: 'usd',
      currency: 'USD',
      account_number: '4000123405',
      bank_name: 'First Lakeside Bank',
      check: { status: 'approved', reason: null },
      routing_number: '021000021',
      swift: 'FLBKUS33',
      bank_address: '200 Lake Street, Chicago',
      country: 'United States',
    },
    {
      kind: 'international',
      currency: 'CAD',
      account_number: '00123-5550105',
      bank_name: 'Maple Bank',
      swift: 'MAPLCATT',
      bank_address: '10 King Street West, Toronto',
      country: 'Canada',
    },
  ],
})

export const funmi = createPerson({
  key: 'funmi',
  about: 'Documents approved and money in the wallet, but BVN and bank account are missing.',
  firstName: 'Funmi',
  lastName: 'Alabi',
  phone: '+2348031234506',
  ...inNigeria,
  joinedAt: '2025-10-02T08:30:00Z',
  documents: [
    passport('A50012306', {
      status: 'approved',
      submittedAt: '2025-10-03T09:00:00Z',
      decidedAt: '2025-10-06T14:00:00Z',
    }),
    utilityBill('2025-09-12', {
      status: 'approved',
      submittedAt: '2025-10-03T09:04:00Z',
      decidedAt: '2025-10-06T14:03:00Z',
    }),
  ],
})

export const gbenga = createPerson({
  key: 'gbenga',
  about: 'His identity document was rejected with a reason; he has to hand in another.',
  firstName: 'Gbenga',
  lastName: 'Ojo',
  phone: '+2348031234507',
  ...inNigeria,
  joinedAt: '2026-04-14T13:15:00Z',
  pep: true,
  documents: [
    passport('A50012307', {
      status: 'rejected',
      submittedAt: '2026-05-25T10:00:00Z',
      decidedAt: '2026-05-28T11:20:00Z',
      rejectionReason:
        'The picture is too dark to read the number. Please take it again in daylight.',
    }),
    utilityBill('2026-05-04', {
      status: 'approved',
      submittedAt: '2026-05-25T10:03:00Z',
      decidedAt: '2026-05-28T11:22:00Z',
    }),
  ],
  bankAccounts: [
    {
      kind: 'usd',
      currency: 'USD',
      account_number: '9876540007',
      bank_name: 'Zenith Bank',
      swift: 'ZEIBNGLA',
      country: 'Nigeria',
      check: { status: 'waiting', reason: null },
    },
  ],
})

export const halima = createPerson({
  key: 'halima',
  about: 'The terms have changed since she accepted them, and a survey waits for her.',
  firstName: 'Halima',
  lastName: 'Sani',
  phone: '+2348031234508',
  ...inNigeria,
  joinedAt: '2025-02-10T12:00:00Z',
  bvn: '22100000008',
  hasAcceptedTerms: false,
  hasSurveyWaiting: true,
  documents: [
    passport('A50012308', {
      status: 'approved',
      submittedAt: '2025-02-11T10:00:00Z',
      decidedAt: '2025-02-13T15:00:00Z',
    }),
    utilityBill('2025-01-20', {
      status: 'approved',
      submittedAt: '2025-02-11T10:04:00Z',
      decidedAt: '2025-02-13T15:02:00Z',
    }),
  ],
  bankAccounts: [
    {
      kind: 'ngn',
      currency: 'NGN',
      account_number: '0123450008',
      bank_name: 'Zenith Bank',
      bank_code: '057',
      country: 'Nigeria',
    },
  ],
})

export const people: Readonly<Record<PersonKey, Person>> = {
  ada,
  bola,
  chidi,
  dayo,
  efe,
  funmi,
  gbenga,
  halima,
}
