// What the role that the server signs in as may do on PostgreSQL, in one place. It is given after
// every migration and compared at every start.

export type DatabaseObject = {
  readonly kind: 'database' | 'schema' | 'table' | 'view' | 'sequence' | 'function'
  /** With its schema, but for a schema and the database. */
  readonly name: string
}

/** Functions of the ledger that the server calls; the others only run inside of these. */
const ledgerFunctions: readonly string[] = [
  'ledger.add_seal',
  'ledger.audit_accounts',
  'ledger.audit_transfers',
  'ledger.close_account',
  'ledger.close_month',
  'ledger.expire_holds',
  'ledger.keep_quote',
  'ledger.post',
  'ledger.post_all',
  'ledger.release',
  'ledger.reserve',
  'ledger.reverse',
  'ledger.role_by_leg',
  'ledger.take_alone',
]

/** Tables in which the server may not change and remove rows as it likes. */
const limitedTables: Readonly<Record<string, readonly string[]>> = {
  // Statements that pg-boss would carry out when it changes its tables, which only a migration does here.
  'pgboss.bam': ['SELECT'],
  'pgboss.version': ['SELECT', 'UPDATE'],
  'public.audit_entry': ['INSERT', 'SELECT'],
  'public.club_mode': ['INSERT', 'SELECT'],
  'public.schema_migration': ['SELECT'],
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
