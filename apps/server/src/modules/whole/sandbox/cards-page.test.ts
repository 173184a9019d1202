// How the banks of kept cards answer is chosen on a page without scripts.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { createCardBook } from '../../../providers/payments/sandbox/create-card-book.ts'

let server: TestServer
beforeAll(async () => {
  server = await openDemoClub()
})
afterAll(() => server[Symbol.asyncDispose]())

const send = (payload: string) =>
  server.parts.app.inject({
    method: 'POST',
    url: '/sandbox/cards',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })

it('shows every card, and keeps the outcome that is chosen', async () => {
  const book = createCardBook(server.parts.services)
  const [card] = await book.cards()
  if (card === undefined) throw new Error('the demo club has no card')
  const { body } = await server.parts.app.inject('/sandbox/cards')
  expect(body).toContain(`ending in ${card.last4}`)
  expect((await send(`token=${card.token}&outcome=decline`)).statusCode).toBe(303)
  expect((await book.cards()).find(each => each.token === card.token)?.outcome).toBe('decline')
  expect((await send(`token=${card.token}&outcome=bankrupt`)).statusCode).toBe(400)
  expect((await send('token=nobody&outcome=decline')).statusCode).toBe(400)
})
