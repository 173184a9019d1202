import { addHoliday as addCall } from '@kinfold/contract/operator/holiday/add-holiday'
import { listHolidays } from '@kinfold/contract/operator/holiday/list-holidays'
import { removeHoliday as removeCall } from '@kinfold/contract/operator/holiday/remove-holiday'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import { operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { addHoliday } from './add-holiday.ts'
import { readHolidays } from './read-holidays.ts'
import { removeHoliday } from './remove-holiday.ts'

export function holidayRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listHolidays, async () => ({ holidays: await readHolidays(services.db) })),
    operatorRoute(services, addCall, addHoliday),
    operatorRoute(services, removeCall, removeHoliday),
  ]
}
