/** The contract's `LineSource` of a posting `p`, in SQL. */
export const lineSource = `CASE p.kind WHEN 'reversal' THEN p.kind ELSE p.role::text END`
