import { readSession } from '../../../db/read-session.ts'
import { type DatabaseObject, servingPrivileges } from '../../../db/serving-privileges.ts'
import type { Queryable } from './long-statements.ts'

type Grant = DatabaseObject & {
  readonly grantee: string | null
  readonly privilege: string
  readonly mayGrant: boolean
}

const ownLog = `
  SELECT EXISTS (SELECT FROM pg_catalog.pg_class c JOIN pg_catalog.pg_roles r ON r.oid = c.relowner
                  WHERE c.oid = 'public.audit_entry'::pg_catalog.regclass AND r.rolname = session_user) AS "isOwner"`

// Of everything that guards or holds the books; a right to one column counts as one to its table.
const text = `
  WITH relation AS (
    SELECT c.oid, c.relowner, c.relkind, c.relacl, n.nspname || '.' || c.relname AS name,
           CASE c.relkind WHEN 'S' THEN 'sequence' WHEN 'v' THEN 'view' WHEN 'm' THEN 'view' ELSE 'table' END AS kind
      FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
       AND (n.nspname = 'ledger' OR (n.nspname = 'public' AND c.relname = 'audit_entry'))
  ), thing (kind, name, owner, acl) AS (
    SELECT 'schema', n.nspname::text, n.nspowner, n.nspacl FROM pg_catalog.pg_namespace n WHERE n.nspname = 'ledger'
    UNION ALL
    SELECT kind, name, relowner, relacl FROM relation
    UNION ALL
    SELECT r.kind, r.name, r.relowner, a.attacl FROM relation r JOIN pg_catalog.pg_attribute a ON a.attrelid = r.oid
    UNION ALL
    SELECT 'function', n.nspname || '.' || f.proname, f.proowner,
           coalesce(f.proacl, pg_catalog.acldefault('f', f.proowner))
      FROM pg_catalog.pg_proc f JOIN pg_catalog.pg_namespace n ON n.oid = f.pronamespace WHERE n.nspname = 'ledger'
  )
  SELECT DISTINCT t.kind, t.name, r.rolname::text AS grantee, g.privilege_type AS privilege, g.is_grantable AS "mayGrant"
    FROM thing t CROSS JOIN LATERAL pg_catalog.aclexplode(t.acl) g LEFT JOIN pg_catalog.pg_roles r ON r.oid = g.grantee
   WHERE g.grantee <> t.owner
   ORDER BY t.name, grantee, privilege`

/** Looking at the books changes nothing in them. */
const reading = ['SELECT', 'USAGE']

/**
 * What somebody may do to the books that the migrations give nobody, and what makes the serving role more
 * than one that serves. Nothing where the books' owner asks, who may do everything: in the embedded
 * database, in a sandbox with one log-in, while a backup is restored.
 */
export async function readExtraGrants(queryable: Queryable): Promise<readonly string[]> {
  const [asks] = await queryable.query<{ isOwner: boolean }>({ text: ownLog })
  if (asks?.isOwner === true) return []
  const { role, powers } = await readSession(queryable)
  const grants = await queryable.query<Grant>({ text })
  return [
    ...powers.map(power => `${role} ${power}`),
    ...grants
      .filter(grant => grant.mayGrant || !expected(grant, role).includes(grant.privilege))
      .map(({ privilege, name, grantee }) => `${privilege} on ${name} for ${grantee ?? 'PUBLIC'}`),
  ]
}

function expected(grant: Grant, servingRole: string): readonly string[] {
  if (grant.grantee === null) return []
  return grant.grantee === servingRole ? servingPrivileges(grant) : reading
}
