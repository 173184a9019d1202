// Nobody adds a list, a report or a paper and forgets that a club grows.
import { allEndpoints, type EndpointName } from '@kinfold/contract/all-endpoints'
import { expect, it } from 'vitest'
import { measured, notMeasured } from '../../bench/growing-pages.ts'

const reads = Object.entries(allEndpoints)
  .filter(([, { method }]) => method === 'GET')
  .map(([name]) => name)

it('each read is measured as the club grows, or says why it isn’t', () => {
  const named = [...Object.keys(measured), ...Object.keys(notMeasured)]
  expect(named.toSorted()).toEqual(reads.toSorted())
})

it('each list with pages of what members have is measured', () => {
  const lists = reads.filter(name => 'per_page' in Object(queryOf(name)?.schema))
  expect(lists.filter(name => name in notMeasured)).toEqual(['listExchangeRates'])
})

it('a measured read with an id in its path says whose', () => {
  const without = Object.entries(measured).filter(
    ([name, page]) => pathOf(name).includes(':') !== (page?.of !== undefined),
  )
  expect(without).toEqual([])
})

const isName = (name: string): name is EndpointName => name in allEndpoints
const endpointOf = (name: string) => (isName(name) ? allEndpoints[name] : undefined)
const queryOf = (name: string) => endpointOf(name)?.query
const pathOf = (name: string) => endpointOf(name)?.path ?? ''
