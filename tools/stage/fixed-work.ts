// A second's work for one processor of the reference: objects, text and numbers, as tests have them.
import { parentPort } from 'node:worker_threads'

const rounds = 780
const entries = Array.from({ length: 2_000 }, (_, index) => ({
  id: `entry-${index}`,
  amount: (index * 7919) % 10_007,
  words: [`of ${index}`, 'contribution', 'wallet'],
}))

const started = performance.now()
let sum = 0
for (let round = 0; round < rounds; round += 1) {
  const copy: typeof entries = JSON.parse(JSON.stringify(entries))
  copy.sort((a, b) => a.amount - b.amount || a.id.localeCompare(b.id))
  for (const { id, amount } of copy) sum += id.replace(/\d+/, '').length + amount
}
parentPort?.postMessage({ milliseconds: performance.now() - started, sum })
