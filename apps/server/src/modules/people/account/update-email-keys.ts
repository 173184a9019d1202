import { emailKey } from '../../../calls/email-key.ts'
import type { Database, Handle, Transaction } from '../../../db/database.ts'
import type { Log } from '../../../log/create-log.ts'

type Keyed = { readonly id: string; readonly email: string; readonly email_key: string }

/**
 * Updates the keys of accounts to the current rule. A migration can't, because domain names are normalised
 * here. Accounts that would share a key are left unchanged, for a person to decide.
 */
export async function updateEmailKeys(db: Database, log: Log): Promise<void> {
  if ((await readChanges(db)).size === 0) return
  const accounts = await db.transaction(async tx => {
    // Until it is done nobody registers, and no other server does the same.
    await tx.query({ text: 'LOCK TABLE account IN SHARE ROW EXCLUSIVE MODE' })
    return update(tx)
  })
  if (accounts.length === 0) return
  log.warn({ accounts }, 'accounts share an e-mail address; decide which of them stays')
}

/** The accounts that share their address with another one. */
async function update(tx: Transaction): Promise<string[]> {
  const colliding: string[] = []
  for (const [key, accounts] of await readChanges(tx)) {
    const holders = await tx.query<{ id: string }>({
      text: 'SELECT id FROM account WHERE email_key = $1',
      values: [key],
    })
    const ids = [...holders.map(({ id }) => id), ...accounts]
    if (ids.length > 1) colliding.push(...ids)
    else {
      await tx.query({
        text: 'UPDATE account SET email_key = $2 WHERE id = $1',
        values: [ids[0], key],
      })
    }
  }
  return colliding
}

/** New keys with the accounts that would have them. Keys of plain addresses never change, nor those of closed accounts. */
async function readChanges(handle: Handle): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await handle.query<Keyed>({
    text: `SELECT id, email, email_key FROM account
            WHERE (octet_length(email) <> char_length(email) OR email ~* 'xn--|[[:cntrl:]]')
              AND email_key NOT LIKE 'closed:%'
            ORDER BY created_at, id`,
  })
  const changed = rows.filter(row => emailKey(row.email) !== row.email_key)
  return new Map(
    [...Map.groupBy(changed, ({ email }) => emailKey(email))].map(([key, accounts]) => [
      key,
      accounts.map(({ id }) => id),
    ]),
  )
}
