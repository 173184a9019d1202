// The privileges of the role that the server logs in as on PostgreSQL, in one place. They are granted
// after every migration and compared at every start.

export type DatabaseObject = {
  readonly kind: 'database' | 'schema' | 'table' | 'view' | 'sequence' | 'function'
  /** Qualified by its schema, except for schemas and the database. */
  readonly name: string
}

/** Functions of the ledger that the server calls; the others only run inside these. */
const ledgerFunctions: readonly string[] = [
  'ledger.add_seal',
  'ledger.audit_accounts',
  'ledger.audit_transfers',
  'ledger.close_account',
  'ledger.close_month',
  'ledger.club_now',
  'ledger.expire_holds',
  'ledger.keep_quote',
  'ledger.move_clock',
  'ledger.post',
  'ledger.post_all',
  'ledger.release',
  'ledger.reserve',
  'ledger.reverse',
  'ledger.role_by_leg',
  'ledger.take_alone',
]

/** Tables in which the server may not freely change and delete rows. */
const limitedTables: Readonly<Record<string, readonly string[]>> = {
  // Statements with which pg-boss would change its own tables; here only migrations do.
  'pgboss.bam': ['SELECT'],
  'pgboss.version': ['SELECT', 'UPDATE'],
  'public.audit_entry': ['INSERT', 'SELECT'],
  'public.club_mode': ['INSERT', 'SELECT'],
  // What a paper says is never changed; it may be forgotten with its member.
  'public.issued_paper': ['DELETE', 'INSERT', 'SELECT'],
  'public.schema_migration': ['SELECT'],
  'public.stripe_object': ['INSERT', 'SELECT'],
}

export function servingPrivileges({ kind, name }: DatabaseObject): readonly string[] {
  switch (kind) {
    case 'database':
      return ['CONNECT']
    case 'schema':
      return ['USAGE']
    case 'table':
      if (name.startsWith('ledger.')) return ['SELECT']
      return limitedTables[name] ?? ['DELETE', 'INSERT', 'SELECT', 'UPDATE']
    case 'view':
      return ['SELECT']
    case 'sequence':
      return name.startsWith('public.') ? ['SELECT', 'UPDATE'] : ['SELECT']
    case 'function':
      return ledgerFunctions.includes(name) ? ['EXECUTE'] : []
  }
}
