import type { Fault } from './fault.ts'

/** Money that is moved, held and added up. */
export const ledgerFaults: readonly Fault[] = [
  {
    name: 'The fee of a failed withdrawal is taken once more instead of given back',
    severe: true,
    file: 'apps/server/src/ledger/recipes/fail-withdrawal.ts',
    from: 'feesAccount(currency), wallet, {',
    to: 'wallet, feesAccount(currency), {',
    caughtBy: {
      stage: 'server tests, PostgreSQL',
      file: 'apps/server/src/ledger/recipes.test.ts',
    },
  },
  {
    name: 'A posting can be changed after it was made',
    severe: true,
    file: 'apps/server/drizzle/0001_ledger_rules.sql',
    from: 'CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.posting',
    to: 'CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON ledger.posting',
    caughtBy: {
      stage: 'server tests, PostgreSQL',
      file: 'apps/server/src/ledger/ledger-rules.test.ts',
    },
  },
  {
    name: 'Two who decide about a payout batch at once don’t wait for each other',
    severe: false,
    file: 'apps/server/src/modules/money/payout-batch/lock-batch.ts',
    from: ".where(eq(payoutBatch.id, id)).for('update')",
    to: '.where(eq(payoutBatch.id, id))',
    caughtBy: {
      stage: 'server tests, PostgreSQL',
      file: 'apps/server/src/modules/money/payout-batch/batch-races.postgres.test.ts',
    },
  },
  {
    name: 'A search for a member’s name reads the whole table, because its index was never made',
    severe: false,
    file: 'apps/server/drizzle/0051_find_members.sql',
    from: `CREATE INDEX "member_name_words" ON`,
    to: `-- CREATE INDEX "member_name_words" ON`,
    caughtBy: {
      stage: 'server tests, PostgreSQL',
      file: 'apps/server/src/modules/whole/member/find-members.test.ts',
    },
  },
  {
    name: 'The dollar wallet shows what is in the naira wallet',
    severe: true,
    file: 'apps/server/src/modules/holdings/wallet/find-caller-with-wallets.ts',
    from: '[row.usd_balance, row.usd_held, row.usd_owed]',
    to: '[row.ngn_balance, row.ngn_held, row.ngn_owed]',
    caughtBy: {
      stage: 'server tests, PostgreSQL',
      file: 'apps/server/src/modules/holdings/wallet/owed-money.test.ts',
    },
  },
  {
    name: 'The report of a year closes without what there was before the year',
    severe: true,
    file: 'apps/server/src/modules/books/report/describe-year-report.ts',
    from: '    line.closing += minor',
    to: "    if (month !== '') line.closing += minor",
    caughtBy: {
      stage: 'server tests, PostgreSQL',
      file: 'apps/server/src/modules/base/paper/papers.test.ts',
    },
  },
]
