import type { Handle } from '../../../db/database.ts'

type KeptBytes = { readonly all: number; readonly lately: number }

const text = `
  SELECT coalesce(sum(size), 0)::float8 AS all,
         coalesce(sum(size) FILTER (WHERE created_at > $2), 0)::float8 AS lately
    FROM stored_file WHERE owner_id = $1`

/** How much of the store a member's files take, and how much of that came since a moment. */
export async function readKeptBytes(
  handle: Handle,
  ownerId: string,
  since: Date,
): Promise<KeptBytes> {
  const [kept] = await handle.query<KeptBytes>({ text, values: [ownerId, since] })
  return kept ?? { all: 0, lately: 0 }
}
