import { demoClub } from '@kinfold/personas/demo-club'
import { referenceDay, referenceMoment } from '@kinfold/personas/reference-day'
import { expect, it } from 'vitest'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { openingTime } from './opening-time.ts'
import { seedDemoClub } from './seed-demo-club.ts'

const open = async (server: TestServer) => {
  const { services } = server.parts
  await seedDemoClub(services, await openingTime(services))
}
const lastEvent = async ({ db }: TestServer) => {
  const text = 'SELECT max(event_at) AS at FROM ledger.transfer'
  const [row] = await db.query<{ at: Date }>({ text })
  return row?.at
}
const clubNow = ({ parts: { services } }: TestServer) => services.clock.now(services.db)

it('opens a new demo club on the day it is told to live on, and keeps its clock from then on', async () => {
  await using server = await createTestServer({ environment: { KINFOLD_DEMO_DAY: referenceDay } })
  server.clock.now = new Date('2026-11-21T18:20:00Z')
  await open(server)
  expect(await clubNow(server)).toEqual(new Date(referenceMoment))
  expect(await lastEvent(server)).toEqual(new Date(demoClub.movements.at(-1)!.at))

  server.clock.forward(86_400_000)
  await open(server)
  expect(await clubNow(server)).toEqual(new Date('2026-06-04T09:00:00Z'))
})

it('opens it today without such a day, and leaves the clock of a club that is there', async () => {
  await using server = await createTestServer()
  const today = new Date('2026-11-21T18:20:00Z')
  server.clock.now = today
  await open(server)
  expect(await clubNow(server)).toEqual(today)

  const { services } = server.parts
  const config = { ...services.config, demoDay: referenceDay }
  expect(await openingTime({ ...services, config })).toEqual(today)
})
