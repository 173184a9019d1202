import type { IncomingMessage } from 'node:http'
import { expect, it, vi } from 'vitest'
import { createAddressOf } from './address-of.ts'

const nearest = '10.0.0.9'
const from = (trustedProxies: number, forwarded?: string) =>
  createAddressOf(trustedProxies)({
    socket: { remoteAddress: nearest },
    headers: { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage)

it('ignores the header when no proxy is trusted', () => {
  expect(from(0, '198.51.100.7')).toBe(nearest)
})

it('goes back as many hops as there are trusted proxies, and no further', () => {
  expect(from(1, '198.51.100.7')).toBe('198.51.100.7')
  expect(from(1, '203.0.113.66, 198.51.100.7')).toBe('198.51.100.7')
  expect(from(2, '203.0.113.66,198.51.100.7 , 10.0.0.8')).toBe('198.51.100.7')
})

it('recognises one visitor however proxies spell the address', () => {
  for (const address of ['203.0.113.7', '203.0.113.7:40001', '::ffff:203.0.113.7'])
    expect(from(1, address)).toBe('203.0.113.7')
})

it('uses the first entry when there were fewer proxies', () => {
  expect(from(3, '198.51.100.7')).toBe('198.51.100.7')
  expect(from(2)).toBe(nearest)
  expect(from(1, ' , ')).toBe(nearest)
})

it('warns once about a proxy that isn’t trusted', () => {
  const warn = vi.fn()
  const request = (headers: object) =>
    ({ socket: { remoteAddress: nearest }, headers }) as unknown as IncomingMessage
  const addressOf = createAddressOf(0, warn)
  addressOf(request({}))
  expect(warn).not.toHaveBeenCalled()
  for (const _ of [1, 2]) addressOf(request({ 'x-forwarded-for': '198.51.100.7' }))
  expect(warn).toHaveBeenCalledTimes(1)
  createAddressOf(1, warn)(request({ 'x-forwarded-for': '198.51.100.7' }))
  expect(warn).toHaveBeenCalledTimes(1)
})
