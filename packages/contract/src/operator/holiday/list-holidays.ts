import { array, type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { Holiday } from './holiday.ts'

export const listHolidays = endpoint({
  summary: 'Public holidays, on which no bank pays, the earliest first.',
  method: 'GET',
  path: '/operator/holiday',
  access: 'operator',
  response: type({ holidays: array(Holiday) }),
})
