/** The contract's `LineSource` of a posting `p`, in SQL. */
export const lineSource = `CASE WHEN p.kind <> 'reversal' THEN p.role::text
       WHEN p.role = 'withdrawal-failed' THEN 'withdrawal-paid-after-all' ELSE 'reversal' END`
