/** The contract's `LineSource` of a posting `p` of a transfer `t`, in SQL. */
export const lineSource = `CASE WHEN p.role = 'receivable-recovered' AND t.withdrawal_id IS NOT NULL THEN 'withdrawal-paid-after-all'
       WHEN p.kind <> 'reversal' THEN p.role::text
       WHEN p.role = 'withdrawal-failed' THEN 'withdrawal-paid-after-all' ELSE 'reversal' END`
