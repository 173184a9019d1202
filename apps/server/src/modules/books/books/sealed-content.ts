// What a seal hashes of its transfers: every meaningful column, in a fixed form. The form is defined here and
// not as a function in the database, where an owner could replace it.

/** A new meaningful column needs a new form; seals keep the form they were made in. */
export const contentForm = 2

/** Form 1 is from before postings had roles: it is valid for those with the role of their leg. */
const formWithoutRoles = 1

export const isKnownForm = (form: number) => form === formWithoutRoles || form === contentForm

// Functions and operators are qualified with their schema, so that none of the same name can replace them.
// Infinity can't be converted to a number, and one such moment would stop all sealing.
const microseconds = (column: string) =>
  `CASE WHEN pg_catalog.isfinite(${column})
     THEN (extract(epoch FROM ${column}) OPERATOR(pg_catalog.*) 1000000::numeric)::bigint END`

const posting = `p.leg, p.account_id, a.address, p.currency, p.amount, p.balance_after, p.account_version, p.kind,
      ${microseconds('p.posted_at')}`

// JSON, because it escapes field separators. The account's name is included: it says whose the money is.
const written = (form: string) => `pg_catalog.json_build_array(
  t.id, t.scope, t.key, pg_catalog.encode(t.request_hash, 'hex'), t.kind, t.reverses, t.hold_id, t.quote_id, t.meta,
  ${microseconds('t.event_at')}, ${microseconds('t.created_at')},
  (SELECT pg_catalog.json_agg(CASE
      WHEN ${form} OPERATOR(pg_catalog.=) ${formWithoutRoles}
        AND p.role OPERATOR(pg_catalog.=) ledger.role_by_leg(p.transfer_id, p.kind, p.leg)
      THEN pg_catalog.json_build_array(${posting})
      ELSE pg_catalog.json_build_array(${posting}, p.role) END ORDER BY p.leg)
    FROM ledger.posting p LEFT JOIN ledger.account a ON a.id = p.account_id WHERE p.transfer_id = t.id)
)::text`

/** An aggregate over transfers `t`: one hash for all of them, in the form given as an SQL expression. */
export const contentHash = (form: string) => `pg_catalog.sha256(coalesce(
  pg_catalog.string_agg(pg_catalog.sha256(pg_catalog.convert_to(${written(form)}, 'UTF8')), ''::bytea ORDER BY t.id),
  ''::bytea))`
