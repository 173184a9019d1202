import { addHoliday } from '@kinfold/contract/operator/holiday/add-holiday'
import { holidayAlreadyListed } from '@kinfold/contract/operator/holiday/holiday'
import { listHolidays } from '@kinfold/contract/operator/holiday/list-holidays'
import { removeHoliday } from '@kinfold/contract/operator/holiday/remove-holiday'
import { demoId } from '@kinfold/personas/demo-id'
import { demoHolidayDays, demoHolidays } from '@kinfold/personas/desk/demo-holidays'
import { found } from '../found.ts'
import { mock } from '../mock.ts'
import { Refusal } from '../refusal.ts'

export const operatorHolidayMocks = {
  listHolidays: mock(listHolidays, {
    ok: () => ({ holidays: [...demoHolidays] }),
    empty: () => ({ holidays: [] }),
  }),
  addHoliday: mock(addHoliday, {
    ok: ({ body }) => {
      if (demoHolidayDays.has(body.day)) {
        return new Refusal('conflict', { sentence: holidayAlreadyListed })
      }
      return { id: demoId('holiday', body.day), ...body }
    },
  }),
  removeHoliday: mock(removeHoliday, { ok: ({ params }) => found(demoHolidays, params.id) }),
}
