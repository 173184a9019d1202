import type { Handle } from './database.ts'

/** The role and the database of a connection to PostgreSQL. */
export type Session = {
  readonly role: string
  readonly database: string
  /** Differs between servers. */
  readonly server: string
  /** Attributes that a serving role must not have, such as "is a superuser"; none for an ordinary role. */
  readonly powers: readonly string[]
  readonly mayCreateSchemas: boolean
}

type Row = Omit<Session, 'powers'> & {
  readonly others: readonly string[]
  readonly rolsuper: boolean
  readonly rolcreaterole: boolean
  readonly rolcreatedb: boolean
  readonly rolreplication: boolean
  readonly owns: boolean
}

// The role that logged in, not one it may have switched to. The server's start time is read as a number,
// because a role may have its own time zone.
const text = `
  SELECT r.rolname::text AS role, d.datname::text AS database,
         extract(epoch FROM pg_postmaster_start_time())::text AS server,
         r.rolsuper, r.rolcreaterole, r.rolcreatedb, r.rolreplication,
         has_database_privilege(r.oid, d.oid, 'CREATE') AS "mayCreateSchemas",
         ARRAY(SELECT g.rolname::text FROM pg_auth_members m JOIN pg_roles g ON g.oid = m.roleid
                WHERE m.member = r.oid ORDER BY 1) AS others,
         EXISTS (SELECT FROM pg_shdepend o
                  WHERE o.refclassid = 'pg_authid'::regclass AND o.refobjid = r.oid AND o.deptype = 'o'
                    AND o.dbid IN (0, d.oid)
                    AND o.classid IN ('pg_class'::regclass, 'pg_proc'::regclass, 'pg_namespace'::regclass,
                                      'pg_database'::regclass)
                    AND (o.classid <> 'pg_database'::regclass OR o.objid = d.oid)) AS owns
    FROM pg_roles r, pg_database d WHERE r.rolname = session_user AND d.datname = current_database()`

export async function readSession(handle: Pick<Handle, 'query'>): Promise<Session> {
  const [row] = await handle.query<Row>({ text })
  if (row === undefined) throw new Error('query for the session returned no row')
  const { role, database, server, mayCreateSchemas } = row
  return { role, database, server, mayCreateSchemas, powers: powersOf(row) }
}

function powersOf(row: Row): string[] {
  if (row.rolsuper) return ['is a superuser']
  return [
    ...(row.others.length > 0 ? [`is a member of ${row.others.join(', ')}`] : []),
    ...(row.owns ? ['owns objects in the database'] : []),
    ...(row.mayCreateSchemas ? ['may create schemas'] : []),
    ...(row.rolcreaterole ? ['may create roles'] : []),
    ...(row.rolcreatedb ? ['may create databases'] : []),
    ...(row.rolreplication ? ['may replicate the whole server'] : []),
  ]
}
