import type { Fault } from './fault.ts'

/** Who may do what, and what is recorded of it. */
export const serverFaults: readonly Fault[] = [
  {
    name: 'An operator may use their roles before an authenticator app is set up',
    severe: true,
    file: 'apps/server/src/modules/people/session/find-caller.ts',
    from: '(row.has_authenticator && row.roles) || []',
    to: 'row.roles ?? []',
    caughtBy: {
      stage: 'server tests, PostgreSQL',
      file: 'apps/server/test/whole/access-matrix.test.ts',
    },
  },
  {
    name: 'Who prepared a payout batch isn’t told that somebody else has to release it',
    severe: true,
    file: 'apps/server/src/modules/money/payout-batch/release-batch.ts',
    from: 'problem: releaseProblem(batch, by)',
    to: 'problem: releaseProblem(batch, caller.sessionId)',
    caughtBy: {
      stage: 'server tests, PostgreSQL',
      file: 'apps/server/src/modules/money/payout-batch/payout-batches.test.ts',
    },
  },
  {
    name: 'The key of a money call isn’t read, so that a repeated call moves money again',
    severe: true,
    file: 'apps/server/src/calls/serve-call.ts',
    from: "const key = headers['idempotency-key']",
    to: "const key = headers['idempotency_key']",
    caughtBy: {
      stage: 'server tests, PostgreSQL',
      file: 'apps/server/src/modules/money/withdrawal/withdrawals.test.ts',
    },
  },
  {
    name: 'A withdrawal is taken although its member owes more than they have in the other currency',
    severe: true,
    file: 'apps/server/src/modules/money/withdrawal/judge-withdrawal.ts',
    from: 'currencies.map(currency => walletOf(member.id, currency)),',
    to: 'currencies.filter(each => each === from?.currency).map(each => walletOf(member.id, each)),',
    caughtBy: {
      stage: 'server tests, PostgreSQL',
      file: 'apps/server/src/modules/money/withdrawal/owing-members.test.ts',
    },
  },
  {
    name: 'Wrong passwords aren’t counted, so that guessing never ends',
    severe: true,
    file: 'apps/server/src/calls/serve-call.ts',
    from: "let outcome: keyof Admitted = 'failed'",
    to: "let outcome: keyof Admitted = 'succeeded'",
    caughtBy: {
      stage: 'server tests, PostgreSQL',
      file: 'apps/server/src/modules/people/auth/passwords-and-sessions.test.ts',
    },
  },
  {
    name: 'A link for a new password works a day longer than it says',
    severe: true,
    file: 'apps/server/src/modules/people/auth/reset-password.ts',
    from: 'gt(passwordReset.expiresAt, now)',
    to: 'gt(passwordReset.expiresAt, new Date(now.getTime() - 86_400_000))',
    caughtBy: {
      stage: 'server tests, PostgreSQL',
      file: 'apps/server/src/modules/people/auth/passwords-and-sessions.test.ts',
    },
  },
  {
    name: 'A new password ends no session',
    severe: true,
    file: 'apps/server/src/modules/people/auth/replace-password.ts',
    from: 'const sessions = eq(session.accountId, accountId)',
    to: 'const sessions = eq(session.id, accountId)',
    caughtBy: {
      stage: 'server tests, PostgreSQL',
      file: 'apps/server/src/modules/people/auth/passwords-and-sessions.test.ts',
    },
  },
  {
    name: 'A mock answers 403 for a paper that nobody was given, where the server answers 404',
    severe: false,
    file: 'packages/api/src/mocks/paper.ts',
    from: "demoPaper : new Refusal('not_found')",
    to: "demoPaper : new Refusal('forbidden')",
    caughtBy: { stage: 'unit tests', file: 'drift/drift.test.ts' },
  },
  {
    name: 'A proposal that is discarded leaves no entry in the operators’ log',
    severe: true,
    file: 'apps/server/src/modules/base/audit/operator-route.ts',
    from: '    if (decided.entry !== undefined) {',
    to: "    if (decided.entry !== undefined && !decided.entry.action.endsWith('_discarded')) {",
    caughtBy: {
      stage: 'server tests, PostgreSQL',
      file: 'apps/server/src/modules/club/bank-details/bank-details.test.ts',
    },
  },
  {
    name: 'A page may run scripts that are written into it',
    severe: true,
    file: 'apps/server/src/http/security-headers.ts',
    from: `list("script-src 'self'", `,
    to: `list("script-src 'self' 'unsafe-inline'", `,
    caughtBy: {
      stage: 'server tests, PostgreSQL',
      file: 'apps/server/src/web/serve-web-apps.test.ts',
    },
  },
  {
    name: 'A restored backup lets in whoever was signed in when it was made',
    severe: false,
    file: 'apps/server/src/backup/end-sessions-and-codes.ts',
    from: "  'session',\n",
    to: '',
    caughtBy: { stage: 'server tests, PostgreSQL', file: 'apps/server/src/backup/backup.test.ts' },
  },
  {
    name: 'A file of many lines leaves out one of each thousand',
    severe: false,
    file: 'apps/server/src/modules/holdings/wallet/lines-now.ts',
    from: 'left -= BigInt(step)',
    to: 'left -= BigInt(step + 1)',
    caughtBy: {
      stage: 'server tests, PostgreSQL',
      file: 'apps/server/src/modules/holdings/wallet/export-transactions.test.ts',
    },
  },
  {
    name: 'A code can be guessed a hundred times a day',
    severe: false,
    file: 'apps/server/src/modules/people/auth/try-code.ts',
    from: 'const triesADay = 10',
    to: 'const triesADay = 100',
    caughtBy: {
      stage: 'server tests, PostgreSQL',
      file: 'apps/server/src/modules/people/auth/guessing.test.ts',
    },
  },
  {
    name: 'A crowd’s wallets hold more than their lines say',
    severe: false,
    file: 'apps/server/src/seed/crowd/add-busy-lines.ts',
    from: 'UPDATE ledger.account a SET balance = e.balance_after,',
    to: 'UPDATE ledger.account a SET balance = e.balance_after + 1,',
    caughtBy: {
      stage: 'server tests, PostgreSQL',
      file: 'apps/server/src/seed/crowd/seed-crowd.postgres.test.ts',
    },
  },
  {
    name: 'Anybody on the machine can read the files of the embedded database',
    severe: false,
    file: 'apps/server/src/db/embedded/make-private.ts',
    from: 'chmodSync(path, 0o600)',
    to: 'chmodSync(path, 0o644)',
    caughtBy: {
      stage: 'server tests, embedded database',
      file: 'apps/server/src/db/embedded/private-files.embedded.test.ts',
    },
  },
  {
    name: 'Two servers open the same folder of an embedded database',
    severe: true,
    file: 'apps/server/src/db/embedded/directory-lock.ts',
    from: 'BEGIN EXCLUSIVE',
    to: 'BEGIN',
    caughtBy: {
      stage: 'server tests, embedded database',
      file: 'apps/server/src/db/embedded/directory-lock.embedded.test.ts',
    },
  },
]
