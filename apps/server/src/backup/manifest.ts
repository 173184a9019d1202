import {
  array,
  enums,
  type Infer,
  integer,
  literal,
  optional,
  record,
  string,
  type,
} from 'superstruct'

const Head = type({ number: string(), hash: string() })

/** The last entry of an archive: it lists the rest, so that a truncated archive is recognised. */
export const Manifest = type({
  format: literal(1),
  made_at: string(),
  /** Whether it is a sandbox's or a live club's; earlier versions didn't say. */
  mode: optional(enums(['sandbox', 'live'])),
  /** What the tables look like: the archive is for a server with exactly these. */
  migrations: array(type({ name: string(), hash: string() })),
  /** Rows by table. */
  tables: record(string(), integer()),
  /** The last number each sequence gave out. */
  sequences: record(string(), string()),
  files: integer(),
  /** The last seal of the ledger and the last entry of the operators' log: a truncated chain lacks them. */
  heads: type({ seal: Head, audit_entry: Head }),
  /** The names of the keys that something is encrypted with. */
  key_ids: array(string()),
  /** The names of the keys that the chains are signed with; earlier versions had them among the others. */
  chain_key_ids: optional(array(string())),
  /** SHA-256 of every other entry, by its name. */
  checksums: record(string(), string()),
  /** Over all of the above, with a key that isn't stored with the archive; earlier versions had none. */
  signature: optional(type({ key_id: string(), hash: string() })),
})
export type Manifest = Infer<typeof Manifest>

export const manifestName = 'manifest.json'
export const fileEntry = (storageKey: string) => `files/${storageKey}`
export const tableEntry = (table: string, part: number) => `tables/${table}/${part}.json`

/** What the name of an entry means. */
export function readEntryName(
  name: string,
): { readonly kind: 'table' | 'file'; readonly of: string } | undefined {
  const [folder, of = '', ...rest] = name.split('/')
  if (folder === 'tables' && /^[a-z_]+\.[a-z0-9_]+$/.test(of) && rest.length === 1) {
    return { kind: 'table', of }
  }
  return folder === 'files' && rest.length === 0 ? { kind: 'file', of } : undefined
}
