import { expect, it } from 'vitest'
import { jsonRows } from './json-rows.ts'

it('writes every amount alike, also those of a paper', async () => {
  const row = {
    fee_minor: 5n,
    balance_after: -1234.5,
    amounts: [{ currency: 'NGN', amount: 110_000 }],
    roles: ['reviewer'],
  }
  async function* rows() {
    yield [row]
  }
  const written: string[] = []
  for await (const chunk of jsonRows(rows())) written.push(chunk.toString())
  expect(JSON.parse(written.join(''))).toEqual([
    {
      fee: '0.05',
      balance_after: '-1234.50',
      amounts: [{ currency: 'NGN', amount: '110000.00' }],
      roles: ['reviewer'],
    },
  ])
})
