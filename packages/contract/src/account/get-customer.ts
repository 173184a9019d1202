import { endpoint } from '../endpoint.ts'
import { SessionUser } from './session-user.ts'

export const getCustomer = endpoint({
  summary: 'The signed-in person: what they may do, what is missing, and their membership record.',
  method: 'GET',
  path: '/customer/get',
  access: 'account',
  response: SessionUser,
})
