import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { Settlement } from '@kinfold/contract/operator/settlement/settlement'
import { naira } from '../demo-amounts.ts'
import { demoId } from '../demo-id.ts'
import { operatorReference } from './person-references.ts'

/** In stories alone: nothing has been paid out to the demo club yet. */
export const demoSettlements: readonly Settlement[] = [
  {
    id: demoId('settlement', 'cards'),
    gateway: 'card',
    paid_out: toWireMoney(naira(182_300)),
    charge: toWireMoney(naira(2_700)),
    received_on: '2026-06-02',
    reference: 'STL-260602-01',
    line_id: demoId('statement-line', 'settlement'),
    recorded_at: '2026-06-02T09:05:00Z',
    recorded_by: operatorReference('tunde'),
    undone_reason: null,
  },
  {
    id: demoId('settlement', 'transfers'),
    gateway: 'transfer',
    paid_out: toWireMoney(naira(90_000)),
    charge: toWireMoney(naira(0)),
    received_on: '2026-06-01',
    reference: 'STL-260601-07',
    line_id: null,
    recorded_at: '2026-06-02T09:01:00Z',
    recorded_by: operatorReference('uche'),
    undone_reason: 'It was recorded under the wrong provider.',
  },
]
