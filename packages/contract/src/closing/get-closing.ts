import { array, enums, type Infer, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { Count } from '../fields/whole-number.ts'
import { closingObstacles } from './closing-obstacles.ts'

/** Whether an account can be closed, and what becomes of its data. */
export const Closing = type({
  /** Empty when it can be closed. */
  obstacles: array(enums(closingObstacles)),
  /** How many years the law has the club keep personal data for; 0 when it is erased at once. */
  kept_years: Count,
})
export type Closing = Infer<typeof Closing>

export const getClosing = endpoint({
  summary: 'What keeps the member from closing their account, and how long data is kept after.',
  method: 'GET',
  path: '/customer/close',
  access: 'member',
  response: Closing,
})
