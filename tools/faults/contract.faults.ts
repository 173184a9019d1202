import type { Fault } from './fault.ts'

/** What is sent and answered, mailed and handed in. */
export const contractFaults: readonly Fault[] = [
  {
    name: 'A password of six characters is long enough',
    severe: true,
    file: 'packages/contract/src/fields/password-parts.ts',
    from: 'passwordMinimum = 8',
    to: 'passwordMinimum = 6',
    caughtBy: {
      stage: 'unit tests',
      file: 'packages/contract/src/fields/common-password.test.ts',
    },
  },
  {
    name: 'A payment is promised a day earlier than the club says',
    severe: false,
    file: 'packages/contract/src/messages.ts',
    from: 'in 48 hours.',
    to: 'in 24 hours.',
    caughtBy: { stage: 'unit tests', file: 'packages/contract/src/all-messages.test.ts' },
  },
  {
    name: 'An amount that comes as a number loses a kobo',
    severe: true,
    file: 'packages/contract/src/money/wire-amount.ts',
    from: 'BigInt(Math.round(amount * 100))',
    to: 'BigInt(Math.trunc(amount * 100))',
    caughtBy: { stage: 'unit tests', file: 'packages/contract/src/money/money.test.ts' },
  },
  {
    name: 'A wallet no longer answers what its member owes',
    severe: true,
    file: 'packages/contract/src/wallet/wallet.ts',
    from: '  owed: WireAmount,\n',
    to: '',
    caughtBy: { stage: 'types' },
  },
  {
    name: 'The mail for a new password leads to a page that is not there',
    severe: true,
    file: 'apps/server/src/modules/people/auth/start-password-reset.ts',
    from: '/auth/reset-password?token=',
    to: '/auth/new-password?token=',
    caughtBy: {
      stage: 'server tests, PostgreSQL',
      file: 'apps/server/src/modules/people/auth/passwords-and-sessions.test.ts',
    },
  },
  {
    name: 'The mail about a payment says that its member paid the amount without its fee',
    severe: true,
    file: 'packages/contract/src/payment/arrival-news.ts',
    from: 'formatMoney(receivedOf(row))}.`, ...costs]',
    to: 'formatMoney(amountOf(row))}.`, ...costs]',
    caughtBy: {
      stage: 'server tests, PostgreSQL',
      file: 'apps/server/src/modules/money/payment/payment-news.test.ts',
    },
  },
  {
    name: 'A file of any kind is kept as if it were a document',
    severe: false,
    file: 'apps/server/src/modules/base/file/checking/check-file.ts',
    from: "      return 'of another kind'",
    to: "      return 'PDF'",
    caughtBy: {
      stage: 'server tests, PostgreSQL',
      file: 'apps/server/src/modules/base/file/uploads.test.ts',
    },
  },
  {
    name: 'A file to upload is described as words',
    severe: false,
    file: 'packages/contract/src/openapi/request-body.ts',
    from: "format: 'binary', ",
    to: '',
    caughtBy: { stage: 'unit tests', file: 'clients/clients.test.ts' },
  },
  {
    name: 'The document says three digits where answers have four',
    severe: false,
    file: 'packages/contract/src/openapi/json-schema.ts',
    from: "'last four digits': { type: 'string', pattern: '^\\\\d{4}$' }",
    to: "'last four digits': { type: 'string', pattern: '^\\\\d{3}$' }",
    caughtBy: {
      stage: 'server tests, PostgreSQL',
      file: 'apps/server/test/whole/document-fuzz.postgres.test.ts',
    },
  },
]
