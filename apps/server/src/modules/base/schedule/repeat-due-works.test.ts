import { expect, it } from 'vitest'
import { createTestServer } from '#test/servers/create-test-server.ts'
import type { DueWork } from './due-work.ts'
import { repeatDueWorks } from './repeat-due-works.ts'

it('carries out what is due while another work hangs', async () => {
  await using server = await createTestServer()
  const done = Promise.withResolvers<void>()
  const hung = Promise.withResolvers<void>()
  const work = (name: string, at: Date | undefined, carryOut: () => Promise<void>): DueWork => ({
    name,
    nextDue: async () => at,
    carryOut,
  })
  const [earlier, later] = [new Date(0), new Date(1_000)]
  const failed: string[] = []
  const repeated = repeatDueWorks(
    server.parts.services,
    [
      work('hanging', earlier, () => hung.promise),
      work('failing', earlier, () => Promise.reject(new Error('no'))),
      work('idle', undefined, () => Promise.reject(new Error('not due'))),
      work('next', later, async () => done.resolve()),
    ],
    ({ name }) => void failed.push(name),
  )
  await done.promise
  hung.resolve()
  await Promise.all(repeated.map(({ end }) => end()))
  expect(failed).toEqual(['failing'])
})
