import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

type Columns = Readonly<
  Record<'status' | 'createdAt' | 'decidedAt' | 'settledAt' | 'id', SQLWrapper>
>

/** The order of the desk: the longest waiting first, then the last decided. The index `payment_transfer_order` has it. */
export function transferOrder({ status, createdAt, decidedAt, settledAt, id }: Columns): SQL[] {
  return [
    sql`(${status} <> 'pending_confirmation')`,
    sql`(CASE WHEN ${status} = 'pending_confirmation' THEN ${createdAt} END)`,
    sql`(CASE WHEN ${status} <> 'pending_confirmation' THEN coalesce(${decidedAt}, ${settledAt}, ${createdAt}) END) DESC`,
    sql`${id}`,
  ]
}
