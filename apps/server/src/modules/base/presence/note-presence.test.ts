import { notePresence, presenceLastsMs } from '@kinfold/contract/operator/presence/note-presence'
import { operatorReference } from '@kinfold/personas/desk/person-references'
import { type OperatorKey, operators } from '@kinfold/personas/operators/operators'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { statementsDuring } from '#test/databases/statements-during.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'

let server: TestServer
let tokens: Record<OperatorKey, string>
beforeAll(async () => {
  server = await openDemoClub()
  const token = (key: OperatorKey) => sessionFor(server, operators[key].email)
  tokens = {
    ngozi: await token('ngozi'),
    tunde: await token('tunde'),
    uche: await token('uche'),
    zainab: await token('zainab'),
  }
})
afterAll(() => server[Symbol.asyncDispose]())

const one = '00000000-0000-4000-8000-000000000001'
const another = '00000000-0000-4000-8000-000000000002'

const note = async (who: OperatorKey, case_id: string, queue: 'transfers' | 'kyc' = 'transfers') =>
  (await server.ask(notePresence, { token: tokens[who], body: { queue, case_id } })).others

it('two operators on one case see each other, and nobody on another', async () => {
  expect(await note('tunde', one)).toEqual([])
  expect(await note('uche', one)).toEqual([operatorReference('tunde')])
  expect(await note('tunde', one)).toEqual([operatorReference('uche')])
  expect(await note('zainab', another)).toEqual([])
  expect(await note('ngozi', one, 'kyc')).toEqual([])
})

it('whoever says nothing any more is gone after some seconds', async () => {
  await note('tunde', one)
  server.clock.forward(presenceLastsMs - 1)
  expect(await note('uche', one)).toEqual([operatorReference('tunde')])
  server.clock.forward(1)
  expect(await note('uche', one)).toEqual([])
})

it('takes two statements beside finding the caller: who else is here, and what was done last', async () => {
  const statements = await statementsDuring(() => note('tunde', one))
  expect(statements.length).toBeLessThanOrEqual(3)
})
