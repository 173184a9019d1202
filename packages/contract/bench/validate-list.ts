// How long a client takes to check the largest list answer: a hundred transactions. Goal: 1 ms at most.
import { listTransactions } from '../src/wallet/list-transactions.ts'

const rows = Array.from({ length: 100 }, (_, index) => ({
  id: `00000000-0000-8000-a000-${String(index).padStart(12, '0')}`,
  wallet_id: '00000000-0000-8000-a000-000000000000',
  kind: 'deposit',
  status: 'completed',
  currency: 'NGN',
  amount: 1250.5 + index,
  balance_after: 125_050 + index,
  description: 'Deposit by card',
  reference: 'KF-7H2K9D4M',
  portfolio_id: null,
  withdrawal_id: null,
  payment_id: '00000000-0000-8000-a000-000000000001',
  created_at: '2026-06-02T18:20:30Z',
}))
const page = { items: rows, page: 1, per_page: 100, total_count: 100, total_pages: 1 }

const validate = () => {
  const [error] = listTransactions.response.validate(page)
  if (error) throw error
}

const runs = 300
for (let run = 0; run < runs; run += 1) validate()

const times = Array.from({ length: runs }, () => {
  const start = performance.now()
  validate()
  return performance.now() - start
}).sort((a, b) => a - b)

const median = times[Math.floor(runs / 2)] ?? Number.NaN
const p95 = times[Math.floor(runs * 0.95)] ?? Number.NaN
console.log(
  JSON.stringify({
    name: 'validate 100 transactions',
    goal_ms: 1,
    median_ms: Number(median.toFixed(3)),
    p95_ms: Number(p95.toFixed(3)),
  }),
)
