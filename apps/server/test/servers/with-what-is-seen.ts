import type { Database } from '#src/db/database.ts'
import type { CallOptions, TestClient } from './test-client.ts'

const proposals = {
  'fee/': 'fee_proposal',
  'exchange-rate/': 'rate_proposal',
  'staff/roles/': 'roles_proposal',
  'bank-details/': 'bank_details_proposal',
  'month/': 'month_closing',
} as const

/** Where the state of each kind of case stands, by how the paths of its decisions begin, and the first state it has. */
const states: Readonly<Record<string, readonly [from: string, state: string, first: unknown]>> = {
  'withdrawal/(approve|refuse|return)/': ['withdrawal', 'status', 'pending'],
  'payout-batch/(release|discard|settle)/': ['payout_batch', 'status', 'prepared'],
  'transfer/(confirm|reject)/': ['payment', 'status', 'pending_confirmation'],
  'kyc/(approve|reject)/': [
    'kyc_case',
    `CASE WHEN status = 'submitted' AND first_approved_by IS NOT NULL THEN 'first_approved'
          WHEN status = 'approved' AND taken_back_by IS NOT NULL THEN 'taking_back' ELSE status END`,
    'submitted',
  ],
  'bank-account/(approve|refuse)/': ['bank_account', 'check_status', 'waiting'],
  'refund/(confirm|discard|settle)/': ['refund', 'status', 'proposed'],
  'unmatched/(assign|return)/': ['unmatched_money', 'state', 'open'],
  'statement/match/': ['statement_line', 'state', 'open'],
  'statement/unmatch/': ['statement_line', 'matched_at', null],
  'returns/(post|discard|reverse)/': ['returns_run', 'status', 'draft'],
  'portfolio/close/': ['portfolio', 'status', 'active'],
  'chargeback/decide/': ['chargeback', 'status', 'open'],
  'chargeback/recover/': [
    'chargeback',
    `CASE WHEN is_booked AND status <> 'won' THEN ((amount_minor - recovered_minor)::numeric / 100)::float8 ELSE 0 END`,
    0,
  ],
  'member/(suspend|reinstate)/': [
    'account',
    `CASE WHEN suspended_at IS NULL THEN 'active' ELSE 'suspended' END`,
    'active',
  ],
  ...Object.fromEntries(
    Object.entries(proposals).map(([path, table]) => [
      `${path}(confirm|discard)/`,
      [table, 'status', 'proposed'] as const,
    ]),
  ),
}

/** An operator of a test decides on a case as it stands at that moment, unless the test says what they saw. */
export function withWhatIsSeen(client: TestClient, db: Database): TestClient {
  // A call that is repeated under its key says what it said before.
  const sent = new Map<string, CallOptions>()
  return {
    ...client,
    async call(method, path, options = {}) {
      const key = options.headers?.['idempotency-key']
      const again = key === undefined ? undefined : sent.get(`${path} ${key}`)
      const isSame = again !== undefined && isRepeated(options.body, again.body)
      const filled = isSame ? { ...options, body: again.body } : await withSeen(db, path, options)
      if (key !== undefined && !isSame) sent.set(`${path} ${key}`, filled)
      return client.call(method, path, filled)
    },
  }
}

function isRepeated(body: unknown, before: unknown): boolean {
  const { seen: _, ...rest } = Object(before)
  return JSON.stringify(body ?? {}) === JSON.stringify(rest)
}

async function withSeen(db: Database, path: string, options: CallOptions): Promise<CallOptions> {
  const { body = {} } = options
  if (typeof body !== 'object' || body === null || Buffer.isBuffer(body)) return options
  if ('seen' in body) return options
  for (const [decisions, [from, state, first]] of Object.entries(states)) {
    const id = new RegExp(`^/api/operator/${decisions}(?<id>[-0-9a-f]{36})$`).exec(path)?.groups?.id
    if (id === undefined) continue
    const [found] = await db.query<{ seen: unknown }>({
      text: `SELECT ${state} AS seen FROM ${from} WHERE id = $1`,
      values: [id],
    })
    return { ...options, body: { seen: found?.seen ?? first, ...body } }
  }
  return options
}
