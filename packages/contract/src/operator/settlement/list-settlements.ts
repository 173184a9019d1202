import { object, optional } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { pageOf } from '../../paging/page-of.ts'
import { pageQuery } from '../../paging/page-query.ts'
import { SettledGateway, Settlement } from './settlement.ts'

export const listSettlements = endpoint({
  summary: 'What providers paid out to the club’s bank account, newest first.',
  method: 'GET',
  path: '/operator/settlement',
  access: 'approver',
  query: object({ gateway: optional(SettledGateway), ...pageQuery }),
  response: pageOf(Settlement),
})
