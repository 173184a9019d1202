import type { Handle } from './database.ts'
import type { DatabaseObject } from './serving-privileges.ts'

export type Privileges = DatabaseObject & {
  /** As written in GRANT and REVOKE. */
  readonly target: string
  /** The role's privileges, including those of PUBLIC. */
  readonly held: readonly string[]
  /** The privileges of PUBLIC. */
  readonly heldByAll: readonly string[]
}

// Objects of extensions belong to them.
const isOurs = (catalogue: string, oid: string) =>
  `NOT EXISTS (SELECT FROM pg_depend e WHERE e.classid = '${catalogue}'::regclass AND e.objid = ${oid} AND e.deptype = 'e')`

// A privilege on some columns counts as one on the table.
const text = `
  WITH thing (kind, name, target, oid, possible) AS (
    SELECT 'database', current_database()::text, format('DATABASE %I', current_database()), d.oid,
           ARRAY['CONNECT', 'CREATE', 'TEMPORARY']
      FROM pg_database d WHERE d.datname = current_database()
    UNION ALL
    SELECT 'schema', n.nspname::text, format('SCHEMA %I', n.nspname), n.oid, ARRAY['CREATE', 'USAGE']
      FROM pg_namespace n WHERE n.nspname IN ('public', 'ledger', 'pgboss')
    UNION ALL
    SELECT CASE c.relkind WHEN 'S' THEN 'sequence' WHEN 'v' THEN 'view' WHEN 'm' THEN 'view' ELSE 'table' END,
           n.nspname || '.' || c.relname,
           format('%s %I.%I', CASE c.relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, n.nspname, c.relname),
           c.oid,
           CASE c.relkind WHEN 'S' THEN ARRAY['SELECT', 'UPDATE', 'USAGE']
             ELSE ARRAY['DELETE', 'INSERT', 'REFERENCES', 'SELECT', 'TRIGGER', 'TRUNCATE', 'UPDATE'] END
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ('public', 'ledger', 'pgboss') AND c.relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
       AND ${isOurs('pg_class', 'c.oid')}
    UNION ALL
    SELECT 'function', n.nspname || '.' || f.proname, format('FUNCTION %s', f.oid::regprocedure), f.oid,
           ARRAY['EXECUTE']
      FROM pg_proc f JOIN pg_namespace n ON n.oid = f.pronamespace
     WHERE n.nspname = 'ledger' AND ${isOurs('pg_proc', 'f.oid')}
  ), holding AS (
    SELECT thing.*, p AS privilege, who,
           CASE kind
             WHEN 'database' THEN has_database_privilege(who, oid, p)
             WHEN 'schema' THEN has_schema_privilege(who, oid, p)
             WHEN 'sequence' THEN has_sequence_privilege(who, oid, p)
             WHEN 'function' THEN has_function_privilege(who, oid, p)
             ELSE CASE WHEN p IN ('INSERT', 'REFERENCES', 'SELECT', 'UPDATE')
                    THEN has_any_column_privilege(who, oid, p) ELSE has_table_privilege(who, oid, p) END
           END AS holds
      FROM thing, unnest(possible) p, unnest(ARRAY[$1::name, 'public']) who
  )
  SELECT kind, name, target,
         coalesce(array_agg(privilege ORDER BY privilege) FILTER (WHERE holds AND who <> 'public'), '{}') AS held,
         coalesce(array_agg(privilege ORDER BY privilege) FILTER (WHERE holds AND who = 'public'), '{}') AS "heldByAll"
    FROM holding GROUP BY kind, name, target ORDER BY kind, name, target`

/** Everything that privileges can be granted on, with those that the role has. */
export function readPrivileges(handle: Handle, role: string): Promise<Privileges[]> {
  return handle.query<Privileges>({ text, values: [role] })
}
