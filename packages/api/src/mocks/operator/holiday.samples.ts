import { addHoliday } from '@kinfold/contract/operator/holiday/add-holiday'
import { listHolidays } from '@kinfold/contract/operator/holiday/list-holidays'
import { removeHoliday } from '@kinfold/contract/operator/holiday/remove-holiday'
import { demoHolidays } from '@kinfold/personas/desk/demo-holidays'
import { sampleCall } from '../sample-call.ts'
import { idOf } from '../sample-ids.ts'

export const operatorHolidaySamples = {
  listHolidays: sampleCall(listHolidays, {}),
  addHoliday: sampleCall(addHoliday, { body: { day: '2026-08-26', name: 'Maulud' } }),
  removeHoliday: sampleCall(removeHoliday, { params: { id: idOf(demoHolidays) } }),
}
