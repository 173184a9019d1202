import { DateTime } from '@kinfold/contract/fields/date-time'
import { describe, expect, it } from 'vitest'
import { demoHistory } from '../history/demo-history.ts'
import { chargeDays } from './charge-days.ts'

describe('the days of a recurring charge', () => {
  it('fall on a shorter month’s last day and return to the 31st', () => {
    expect(chargeDays('2024-12-31', '2025-05-31', 'monthly')).toEqual([
      '2024-12-31',
      '2025-01-31',
      '2025-02-28',
      '2025-03-31',
      '2025-04-30',
      '2025-05-31',
    ])
  })

  it('come every seven days, or every third month', () => {
    expect(chargeDays('2026-02-23', '2026-03-09', 'weekly')).toEqual([
      '2026-02-23',
      '2026-03-02',
      '2026-03-09',
    ])
    expect(chargeDays('2025-11-30', '2026-06-01', 'quarterly')).toEqual([
      '2025-11-30',
      '2026-02-28',
      '2026-05-30',
    ])
  })

  it('leave no movement on a day that there never was', () => {
    expect(demoHistory.movements.every(({ at }) => DateTime.is(at))).toBe(true)
  })
})
