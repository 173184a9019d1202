import type { Queryable } from './long-statements.ts'

/** The guards of the books by name, with a short hash of their definition. */
export type LedgerRules = Readonly<Record<string, string>>

// Definitions that PostgreSQL and the embedded engine print alike, whatever the search path. The trigger of a
// foreign key is named by a number, so it is only counted when it is disabled.
const text = `
  WITH guarded AS (
    SELECT c.oid, n.nspname || '.' || c.relname AS name
      FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND (n.nspname = 'ledger' OR (n.nspname = 'public' AND c.relname = 'audit_entry'))
  ), rule (name, made) AS (
    SELECT pg_catalog.format('function %s.%s(%s)', n.nspname, p.proname, pg_catalog.pg_get_function_identity_arguments(p.oid)),
           pg_catalog.json_build_array(p.prosrc, p.prosecdef, p.proconfig, p.provolatile)
      FROM pg_catalog.pg_proc p JOIN pg_catalog.pg_namespace n ON n.oid = p.pronamespace
     WHERE n.nspname = 'ledger' OR p.oid IN (SELECT t.tgfoid FROM pg_catalog.pg_trigger t JOIN guarded g ON g.oid = t.tgrelid
                                              WHERE NOT t.tgisinternal)
    UNION ALL
    SELECT 'trigger ' || t.tgname || ' on ' || g.name,
           pg_catalog.json_build_array(t.tgenabled,
             pg_catalog.replace(pg_catalog.pg_get_triggerdef(t.oid), 'FUNCTION public.', 'FUNCTION '))
      FROM pg_catalog.pg_trigger t JOIN guarded g ON g.oid = t.tgrelid WHERE NOT t.tgisinternal
    UNION ALL
    SELECT 'foreign keys switched off on ' || g.name, pg_catalog.json_build_array(pg_catalog.count(*))
      FROM pg_catalog.pg_trigger t JOIN guarded g ON g.oid = t.tgrelid WHERE t.tgisinternal AND t.tgenabled <> 'O'
     GROUP BY g.name
    UNION ALL
    SELECT 'constraint ' || k.conname || ' on ' || g.name,
           pg_catalog.json_build_array(k.convalidated, pg_catalog.pg_get_constraintdef(k.oid))
      FROM pg_catalog.pg_constraint k JOIN guarded g ON g.oid = k.conrelid WHERE k.contype IN ('c', 'f', 'p', 'u', 'x')
    UNION ALL
    SELECT 'unique index ' || i.relname || ' on ' || g.name,
           pg_catalog.json_build_array(x.indisvalid, pg_catalog.pg_get_indexdef(x.indexrelid))
      FROM pg_catalog.pg_index x JOIN guarded g ON g.oid = x.indrelid JOIN pg_catalog.pg_class i ON i.oid = x.indexrelid
     WHERE x.indisunique
    UNION ALL
    SELECT 'column ' || a.attname || ' of ' || g.name,
           pg_catalog.json_build_array(a.atttypid::pg_catalog.regtype::text, a.attnotnull, a.attgenerated, a.attidentity)
      FROM pg_catalog.pg_attribute a JOIN guarded g ON g.oid = a.attrelid WHERE a.attnum > 0 AND NOT a.attisdropped
    UNION ALL
    SELECT 'rule ' || r.rulename || ' on ' || g.name, pg_catalog.json_build_array(pg_catalog.pg_get_ruledef(r.oid))
      FROM pg_catalog.pg_rewrite r JOIN guarded g ON g.oid = r.ev_class
    UNION ALL
    SELECT 'rows hidden on ' || g.name, pg_catalog.json_build_array(c.relforcerowsecurity)
      FROM pg_catalog.pg_class c JOIN guarded g ON g.oid = c.oid WHERE c.relrowsecurity
    UNION ALL
    SELECT 'owner of ' || o.name, pg_catalog.json_build_array(r.rolname)
      FROM (SELECT 'ledger' AS name, n.nspowner AS owner FROM pg_catalog.pg_namespace n WHERE n.nspname = 'ledger'
            UNION ALL
            SELECT n.nspname || '.' || c.relname, c.relowner
              FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
             WHERE n.nspname = 'ledger' AND c.relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
            UNION ALL
            SELECT pg_catalog.format('%s.%s(%s)', n.nspname, p.proname, pg_catalog.pg_get_function_identity_arguments(p.oid)),
                   p.proowner
              FROM pg_catalog.pg_proc p JOIN pg_catalog.pg_namespace n ON n.oid = p.pronamespace
             WHERE n.nspname = 'ledger') o
      JOIN pg_catalog.pg_roles r ON r.oid = o.owner
     WHERE r.rolname <> 'kinfold_ledger'
    UNION ALL
    SELECT pg_catalog.format('values of %s.%s', n.nspname, y.typname),
           pg_catalog.json_agg(e.enumlabel ORDER BY e.enumsortorder)
      FROM pg_catalog.pg_enum e JOIN pg_catalog.pg_type y ON y.oid = e.enumtypid
      JOIN pg_catalog.pg_namespace n ON n.oid = y.typnamespace
     WHERE n.nspname = 'ledger' GROUP BY n.nspname, y.typname
    UNION ALL
    SELECT 'chart of ' || k.kind, pg_catalog.json_build_array(k.floor) FROM ledger.chart k
  )
  SELECT name, pg_catalog.left(pg_catalog.md5(made::text), 8) AS hash FROM rule ORDER BY name COLLATE "C"`

/** The rules as they are in this database now. */
export async function readLedgerRules(queryable: Queryable): Promise<LedgerRules> {
  const rows = await queryable.query<{ name: string; hash: string }>({ text })
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}
