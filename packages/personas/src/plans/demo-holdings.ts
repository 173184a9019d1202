import type { PlanHoldings } from '@kinfold/contract/plan/plan-holdings'

/** What the demo club’s plans were put into at the end of the last month, as each describes itself. */
export const demoHoldings = {
  growthPool: {
    as_of: '2026-05',
    parts: [
      { name: 'Nigerian shares', share_bps: 4800 },
      { name: 'Government bonds', share_bps: 3200 },
      { name: 'Treasury bills', share_bps: 1400 },
      { name: 'Money at the bank', share_bps: 600 },
    ],
  },
  purpleNaira: {
    as_of: '2026-05',
    parts: [
      { name: 'Treasury bills', share_bps: 6200 },
      { name: 'Short government bonds', share_bps: 2850 },
      { name: 'Money at the bank', share_bps: 950 },
    ],
  },
  purpleDollar: {
    as_of: '2026-05',
    parts: [
      { name: 'Nigerian Eurobonds', share_bps: 9200 },
      { name: 'Dollars at the bank', share_bps: 800 },
    ],
  },
  diasporaPool: {
    as_of: '2026-05',
    parts: [
      { name: 'A fund of world shares', share_bps: 9700 },
      { name: 'Dollars at the bank', share_bps: 300 },
    ],
  },
  steadyIncome: {
    as_of: '2026-05',
    parts: [
      { name: 'Treasury bills', share_bps: 4100 },
      { name: 'Commercial paper', share_bps: 2700 },
      { name: 'Fixed deposits', share_bps: 2200 },
      { name: 'Money at the bank', share_bps: 1000 },
    ],
  },
} as const satisfies Readonly<Record<string, PlanHoldings>>
