import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { MemberEvent } from '@kinfold/contract/operator/member/member-event'
import type { Page } from '@kinfold/contract/paging/page-of'
import type { Handle } from '../../../db/database.ts'
import { type PageWanted, readPage } from '../../../paging/read-page.ts'

type Row = {
  readonly id: string
  readonly kind: MemberEvent['kind']
  readonly at: Date
  readonly title: string
  readonly detail: string | null
  readonly by: string | null
  readonly currency: Currency | null
  readonly amount: bigint | null
  readonly status: string | null
}

// Each part is found by an index on its member: what others did makes none of them longer. Looks at the record
// are in the operators' log alone.
const happened = `
  SELECT id, 'joined' AS kind, created_at AS at, '' AS title, NULL AS detail, NULL AS by,
         NULL AS currency, NULL::bigint AS amount, NULL AS status
    FROM account WHERE id = $1
  UNION ALL
  SELECT id, 'payment', created_at, reference, NULL, NULL, currency, amount_minor, status
    FROM payment WHERE member_id = $1
  UNION ALL
  SELECT w.id, 'withdrawal', w.requested_at, w.reference, NULL, NULL, w.currency, w.amount_minor, w.status
    FROM withdrawal w JOIN wallet ON wallet.id = w.wallet_id WHERE wallet.member_id = $1
  UNION ALL
  SELECT id, 'news', created_at, title, body, NULL, NULL, NULL, NULL
    FROM notification WHERE account_id = $1
  UNION ALL
  SELECT id, 'action', happened_at, action, detail, actor_name, NULL, NULL, NULL
    FROM audit_entry
   WHERE (subject_id = $1::text OR (actor_id = $1 AND actor_kind = 'member')) AND action <> 'member.viewed'`

const page = `SELECT * FROM (${happened}) h ORDER BY at DESC, kind, id LIMIT $2 OFFSET $3`
const all = `SELECT count(*) AS lines FROM (${happened}) h`

/** Newest first. */
export function readMemberEvents(
  handle: Handle,
  memberId: string,
  query: PageWanted,
): Promise<Page<MemberEvent>> {
  return readPage(query, {
    async count() {
      const values = [memberId]
      const [row] = await handle.query<{ lines: bigint }>({ text: all, values })
      return Number(row?.lines ?? 0n)
    },
    async rows({ limit, offset }) {
      const values = [memberId, limit, offset]
      return (await handle.query<Row>({ text: page, values })).map(describeEvent)
    },
  })
}

function describeEvent({ at, currency, amount, ...row }: Row): MemberEvent {
  const sum = currency === null || amount === null ? null : toWireMoney(money(currency, amount))
  return { ...row, happened_at: at.toISOString(), amount: sum }
}
