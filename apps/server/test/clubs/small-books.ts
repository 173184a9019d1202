// A ledger with one row of every kind, and a log: for tests that plant faults.
import type { PostingRole } from '@kinfold/contract/ledger/posting-role'
import { patience } from '@kinfold/test-support/patience'
import { vi } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { appendAudit } from '#src/modules/base/audit/append-audit.ts'
import { createSealing, type Sealing } from '#src/modules/books/books/create-sealing.ts'
import { type ChainKeys, createChainKeys } from '#src/security/chain-keys.ts'

export const testSecret = 'a secret for the chains in these tests'
export const testKeys: ChainKeys = createChainKeys(testSecret)

/** Each of these movements is one pair, so its kind says what that is. */
const roles: Readonly<Record<string, PostingRole>> = {
  'transfer-deposit': 'deposit',
  'wallet-contribution': 'contribution',
  withdrawal: 'withdrawal',
  chargeback: 'chargeback',
}

const post = (key: string, kind: string, from: string, to: string, amount: number, hold = 'NULL') =>
  `SELECT ledger.post('test', '${key}', '\\x00', '${kind}', ARRAY['${from}', '${to}'],
     ARRAY[-${amount}, ${amount}]::bigint[], ARRAY['${roles[kind]}', '${roles[kind]}'], '{}', NULL, ${hold})`
const holdOf = (key: string) => `(SELECT id FROM ledger.hold WHERE key = '${key}')`

const bank = 'bank::NGN'
const [ada, obi, eve] = ['wallet:ada:NGN', 'wallet:obi:NGN', 'wallet:eve:NGN']

export async function fillSmallBooks(db: Database): Promise<void> {
  for (const text of [
    post('ada-in', 'transfer-deposit', bank, ada, 1_000),
    post('obi-in', 'transfer-deposit', bank, obi, 500),
    post('contribution', 'wallet-contribution', ada, 'portfolio:1:NGN', 100),
    `SELECT ledger.reserve('test', 'used-hold', '${ada}', 200)`,
    post('withdrawal', 'withdrawal', ada, 'fees::NGN', 200, holdOf('used-hold')),
    post('mistake', 'wallet-contribution', obi, 'portfolio:1:NGN', 50),
    `SELECT ledger.reverse('test', 'mirror', '\\x00', (SELECT id FROM ledger.transfer WHERE key = 'mistake'))`,
    `SELECT ledger.reserve('test', 'open-hold', '${ada}', 30)`,
    post('eve-in', 'transfer-deposit', bank, eve, 10),
    post('eve-out', 'wallet-contribution', eve, 'portfolio:1:NGN', 10),
    `SELECT ledger.close_account('${eve}')`,
    post('owing', 'chargeback', 'receivable:obi:NGN', 'fees::NGN', 40),
    `SELECT ledger.keep_quote('00000000-0000-4000-8000-000000000001', 'sold', 'NGN', 300, 'USD', 2, 4, 150,
       now(), now() + interval '10 minutes')`,
    `SELECT ledger.post('test', 'conversion', '\\x00', 'conversion',
       ARRAY['${ada}', 'fx::NGN', 'fx::USD', 'wallet:ada:USD', '${ada}', 'fees::NGN'],
       ARRAY[-300, 300, -2, 2, -4, 4]::bigint[], ARRAY['sold', 'sold', 'bought', 'bought', 'fee', 'fee'],
       p_quote => '00000000-0000-4000-8000-000000000001')`,
  ]) {
    await db.query({ text })
  }
  for (const n of [1, 2, 3]) await appendTestEntry(db, `entry ${n}`)
}

export async function postOne(db: Database, key: string): Promise<void> {
  await db.query({ text: post(key, 'transfer-deposit', bank, obi, 5) })
}

export async function appendTestEntry(db: Database, subject: string, keys = testKeys) {
  await db.transaction(tx =>
    appendAudit({ chainKeys: keys }, tx, {
      at: new Date('2026-03-02T09:00:00Z'),
      actor: { kind: 'system', id: null, name: 'Test' },
      action: 'file.viewed',
      subject,
    }),
  )
}

type Given = { readonly keys?: ChainKeys }

export type TestSealing = Sealing & { readonly db: Database }

export function createTestSealing(db: Database, { keys = testKeys }: Given = {}): TestSealing {
  const sealing = createSealing({
    db,
    keys,
    log: { info: () => undefined },
    metrics: { seals: () => undefined },
  })
  return { ...sealing, db }
}

/** Until the last seal says that everything before it is sealed. */
export async function sealCompletely({ db, sealAll }: TestSealing): Promise<void> {
  await vi.waitFor(
    async () => {
      await sealAll()
      const [row] = await db.query<{ complete: boolean }>({
        text: `SELECT coalesce((SELECT complete_to FROM ledger.seal ORDER BY number DESC LIMIT 1), 0)
                      = coalesce((SELECT max(id) FROM ledger.transfer), 0) AS complete`,
      })
      if (row?.complete !== true) throw new Error('not every transfer is known to be sealed yet')
    },
    { timeout: patience(60_000), interval: 5 },
  )
}
