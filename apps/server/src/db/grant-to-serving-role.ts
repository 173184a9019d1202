import type { Transaction } from './database.ts'
import { excessOf, missingOf } from './privilege-gaps.ts'
import { type Privileges, readPrivileges } from './read-privileges.ts'
import { type DatabaseObject, servingPrivileges } from './serving-privileges.ts'

/** Grants the role what it needs and revokes the rest, from it and from PUBLIC; writes nothing when nothing has to change. */
export async function grantToServingRole(tx: Transaction, role: string): Promise<void> {
  const [found] = await tx.query<{ quoted: string; isOwner: boolean }>({
    text: `SELECT quote_ident($1) AS quoted, pg_has_role($1::name, current_user, 'USAGE') AS "isOwner"`,
    values: [role],
  })
  if (found === undefined || found.isOwner) return
  const changes = (await readPrivileges(tx, role)).filter(needsChange)
  const statements = (thing: Privileges) => statementsFor(thing, found.quoted)
  // The ledger belongs to its own role, and only that role can grant privileges on it.
  const [ledgers, others] = [changes.filter(isLedgers), changes.filter(thing => !isLedgers(thing))]
  if (others.length > 0) await tx.query({ text: others.flatMap(statements).join(';\n') })
  if (ledgers.length === 0) return
  await tx.query({ text: 'SET LOCAL ROLE kinfold_ledger' })
  await tx.query({ text: ledgers.flatMap(statements).join(';\n') })
  await tx.query({ text: 'RESET ROLE' })
}

// Who may connect is up to the administrator, and everybody may use the schema public.
const openToAll = ({ kind, name }: DatabaseObject): readonly string[] =>
  kind === 'database' ? ['CONNECT'] : name === 'public' ? ['USAGE'] : []

const needsChange = (thing: Privileges) =>
  missingOf(thing).length > 0 ||
  excessOf(thing).length > 0 ||
  thing.heldByAll.some(privilege => !openToAll(thing).includes(privilege))

const isLedgers = ({ kind, name }: DatabaseObject) =>
  kind === 'schema' ? name === 'ledger' : kind !== 'database' && name.startsWith('ledger.')

function statementsFor(thing: Privileges, role: string): string[] {
  const { target } = thing
  const wanted = servingPrivileges(thing)
  const fromAll = thing.heldByAll.filter(privilege => !openToAll(thing).includes(privilege))
  return [
    `REVOKE ALL ON ${target} FROM ${role}`,
    ...(fromAll.length > 0 ? [`REVOKE ${fromAll.join(', ')} ON ${target} FROM PUBLIC`] : []),
    ...(wanted.length > 0 ? [`GRANT ${wanted.join(', ')} ON ${target} TO ${role}`] : []),
  ]
}
