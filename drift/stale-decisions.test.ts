// Every decision of the desk carries the state that it was made on: each sample of one is sent to the real server with
// every other state there is, and none of them is carried out.

import { sampleCalls } from '@kinfold/api/mocks/sample-calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DemoServer, openDemoServer } from './demo-server.ts'

let demo: DemoServer
beforeAll(async () => {
  demo = await openDemoServer()
})
afterAll(() => demo[Symbol.asyncDispose]())

const decisions = Object.entries(sampleCalls).flatMap(([name, call]) => {
  const body: object = Object(call.parts.body)
  const seen: unknown = Reflect.get(body, 'seen')
  return seen === undefined ? [] : [{ name, call, body, stale: otherStates(call.endpoint, seen) }]
})

/** Of a state by its name, all others; of an amount that is owed, or of a moment, another one. */
function otherStates({ body }: { readonly body?: unknown }, seen: unknown): readonly unknown[] {
  if (typeof seen === 'number') return [seen + 1]
  if (/^\d/.test(String(seen))) return [null, '2020-01-01T00:00:00.000Z']
  const schema: object = Object(Reflect.get(Object(body), 'schema'))
  const states: object = Object(Reflect.get(Object(Reflect.get(schema, 'seen')), 'schema'))
  return Object.values(states).filter(state => state !== seen)
}

const entries = () => demo.server.db.query({ text: 'SELECT count(*)::int AS n FROM audit_entry' })

it('has every decision', () => {
  expect(decisions.length).toBeGreaterThan(30)
  expect(decisions.filter(({ stale }) => stale.length === 0)).toEqual([])
})

it.each(decisions)('$name made on another state is none', async ({ call, body, stale }) => {
  const request = call.request(call.as)
  const before = await entries()
  for (const seen of stale) {
    const sent = new Request(request.url, {
      method: request.method,
      headers: request.headers,
      body: JSON.stringify({ ...body, seen }),
    })
    const { status, body: answer } = await demo.ask(sent, call.as)
    expect([seen, status, Reflect.get(Object(answer), 'code')]).toEqual([
      seen,
      409,
      'already_decided',
    ])
  }
  expect(await entries()).toEqual(before)
})
