import type { Handle } from '../database.ts'
import type { Rules } from './rules.ts'

// Objects of extensions belong to them; a partition has the triggers of its table.
const text = `
  SELECT n.nspname || '/' || f.proname AS name,
         rtrim(pg_get_functiondef(f.oid), E'\\n') || E';\\n'
           || coalesce(string_agg(format(E'\\n%s;\\n', pg_get_triggerdef(t.oid)), '' ORDER BY t.tgrelid::regclass::text, t.tgname)
             FILTER (WHERE t.oid IS NOT NULL), '') AS sql
    FROM pg_proc f
    JOIN pg_namespace n ON n.oid = f.pronamespace
    LEFT JOIN pg_trigger t ON t.tgfoid = f.oid AND NOT t.tgisinternal AND t.tgparentid = 0
   WHERE n.nspname IN ('ledger', 'public')
     AND NOT EXISTS (SELECT FROM pg_depend e WHERE e.classid = 'pg_proc'::regclass AND e.objid = f.oid AND e.deptype = 'e')
   GROUP BY f.oid, n.nspname, f.proname
   ORDER BY n.nspname, f.proname`

/** The functions of the database, each with its triggers, as they are in force. */
export async function readRules(handle: Handle): Promise<Rules> {
  const rows = await handle.query<{ name: string; sql: string }>({ text })
  const rules = new Map<string, string>()
  for (const { name, sql } of rows) {
    if (rules.has(name))
      throw new Error(`Two functions are called ${name}: one of them has to be dropped.`)
    rules.set(name, sql)
  }
  return rules
}
