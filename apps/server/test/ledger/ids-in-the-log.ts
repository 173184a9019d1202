import type { Handle } from '#src/db/database.ts'

const text = `
  SELECT concat_ws(', ', action, actor_name, subject, detail) AS said FROM public.audit_entry
   WHERE concat_ws(' ', actor_name, subject, detail)
         ~* '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
   ORDER BY number`

/** Entries of the log whose words hold an id, which tells nothing to who reads them. */
export async function idsInTheLog(handle: Pick<Handle, 'query'>): Promise<string[]> {
  return (await handle.query<{ said: string }>({ text })).map(({ said }) => said)
}
