import { StartupError } from '../config/startup-error.ts'
import type { Transaction } from './database.ts'

type Found = {
  readonly role: string
  readonly database: string
  readonly mayCreate: boolean
  readonly otherOwners: readonly string[]
}

/** Runs before the migrations: the role that applies them has to own what they change. */
export async function requireOwner(tx: Transaction): Promise<void> {
  const [found] = await tx.query<Found>({
    text: `SELECT quote_ident(current_user) AS role, quote_ident(current_database()) AS database,
                  has_database_privilege(current_database(), 'CREATE')
                    AND has_schema_privilege('public', 'CREATE') AS "mayCreate",
                  ARRAY(SELECT DISTINCT c.relowner::regrole::text FROM pg_class c
                         WHERE c.relnamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'pgboss'))
                           AND c.relkind IN ('r', 'p') AND NOT pg_has_role(c.relowner, 'USAGE')
                           AND NOT EXISTS (SELECT FROM pg_depend e WHERE e.classid = 'pg_class'::regclass
                                              AND e.objid = c.oid AND e.deptype = 'e')
                         ORDER BY 1) AS "otherOwners"`,
  })
  if (found === undefined) return
  const { role, database, mayCreate, otherOwners } = found
  if (otherOwners.length > 0) {
    throw new StartupError(
      `Tables in the database ${database} belong to ${otherOwners.join(', ')} and not to ${role}, which applies the migrations; docs/postgresql.md says how to hand them over.`,
    )
  }
  if (!mayCreate) {
    throw new StartupError(
      `${role}, which applies the migrations, may not create schemas and tables in the database ${database}; as an administrator of the database server run: ALTER DATABASE ${database} OWNER TO ${role};`,
    )
  }
}
