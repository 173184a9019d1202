import type { OpenMatter } from '@kinfold/contract/operator/month/still-open'
import type { Handle } from '../../../db/database.ts'

const text = `
  SELECT 'unmatched' AS kind, to_char(received_on, 'YYYY-MM') AS period, count(*)::int AS count
    FROM unmatched_money WHERE state = 'open' GROUP BY 2
  UNION ALL
  SELECT 'bank_lines', to_char(booked_on, 'YYYY-MM'), count(*)::int
    FROM statement_line WHERE state = 'open' GROUP BY 2
  UNION ALL
  SELECT 'returns', period, count(*)::int
    FROM returns_run WHERE status IN ('draft', 'reversal_draft') GROUP BY 2`

/** What isn't settled, by the month it belongs to. */
export const readOpenMatters = (handle: Handle) => handle.query<OpenMatter>({ text })
