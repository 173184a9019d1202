import { StartupError } from '../config/startup-error.ts'
import type { Transaction } from './database.ts'

type Owner = {
  readonly role: string
  readonly mayCreateRoles: boolean
  readonly ledgerRoleExists: boolean
}

/**
 * Runs before the migrations, which make the ledger's role the owner of the ledger: creates that role
 * if it may, and otherwise says what an administrator has to run.
 */
export async function provideLedgerRole(tx: Transaction): Promise<void> {
  const [owner] = await tx.query<Owner>({
    text: `SELECT quote_ident(r.rolname) AS role, r.rolsuper OR r.rolcreaterole AS "mayCreateRoles",
                  EXISTS (SELECT FROM pg_roles WHERE rolname = 'kinfold_ledger') AS "ledgerRoleExists"
             FROM pg_roles r WHERE r.rolname = current_user`,
  })
  if (owner === undefined) return
  if (!owner.ledgerRoleExists) await createLedgerRole(tx, owner)
  if (await isMember(tx)) return
  try {
    await tx.savepoint(inner => inner.query({ text: `GRANT kinfold_ledger TO ${owner.role}` }))
  } catch (cause) {
    throw new StartupError(
      `${owner.role}, which applies the migrations, is not a member of the role kinfold_ledger; as an administrator of the database server run: GRANT kinfold_ledger TO ${owner.role};`,
      { cause },
    )
  }
}

async function createLedgerRole(tx: Transaction, owner: Owner): Promise<void> {
  if (!owner.mayCreateRoles) {
    throw new StartupError(
      `The role kinfold_ledger, which the ledger belongs to, is missing, and ${owner.role} may not create it; as an administrator of the database server run: CREATE ROLE kinfold_ledger NOLOGIN; GRANT kinfold_ledger TO ${owner.role};`,
    )
  }
  // Roles belong to the whole server, so another database's migration may create it at the same time.
  await tx.query({
    text: `DO $$ BEGIN CREATE ROLE kinfold_ledger NOLOGIN;
           EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`,
  })
}

/** A member with what a migration needs: to make that role an owner, and to change what it owns. */
async function isMember(tx: Transaction): Promise<boolean> {
  const [member] = await tx.query<{ is: boolean }>({
    text: `SELECT pg_has_role('kinfold_ledger', 'USAGE') AND pg_has_role('kinfold_ledger',
             CASE WHEN current_setting('server_version_num')::int < 160000 THEN 'MEMBER' ELSE 'SET' END) AS is`,
  })
  return member?.is === true
}
