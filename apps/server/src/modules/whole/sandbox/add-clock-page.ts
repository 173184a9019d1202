import type { FastifyInstance } from 'fastify'
import { addFormBodies, formType } from '../../../calls/add-form-bodies.ts'
import { RefusedError, refuse } from '../../../calls/refusal.ts'
import type { DueWork } from '../../base/schedule/due-work.ts'
import type { Services } from '../../services.ts'
import { advanceClock } from './advance-clock.ts'
import { clockPage } from './clock-page.ts'
import { readClock, type ShownClock } from './read-clock.ts'
import { readDays } from './read-days.ts'
import { refuseOtherSites } from './refuse-other-sites.ts'

const end = new Date('2100-01-01T00:00:00Z')
const tooFar = 'The clock goes no further than the end of 2099.'
const dayMs = 86_400_000

/** The page that shows the club's day and moves it forward: as a form, or with JSON. */
export function addClockPage(
  app: FastifyInstance,
  services: Services,
  works: readonly DueWork[],
): void {
  const { club } = services.config
  // One move at a time; another waits for it.
  let moving: Promise<unknown> = Promise.resolve()

  async function advance(body: unknown): Promise<string | readonly string[]> {
    const days = readDays(body)
    if (typeof days === 'string') return days
    const { now } = await readClock(services)
    if (now.getTime() + days * dayMs >= end.getTime()) return tooFar
    const failed = new Set<string>()
    await advanceClock(services, works, days, ({ name }, error) => {
      failed.add(name)
      app.log.warn({ err: error }, `${name} failed while the clock was moved`)
    })
    return [...failed]
  }

  app.register(async scope => {
    addFormBodies(scope)
    refuseOtherSites(scope)
    scope.get('/sandbox/clock.json', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return inJson(await readClock(services))
    })
    scope.get('/sandbox/clock', async (_request, reply) => {
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
      return clockPage({ club, clock: await readClock(services) })
    })
    scope.post('/sandbox/clock', async (request, reply) => {
      const turn = moving.then(() => advance(request.body))
      moving = turn.catch(() => undefined)
      const outcome = await turn
      reply.header('cache-control', 'no-store')
      const problem = problemIn(outcome)
      if (request.headers['content-type']?.startsWith(formType) !== true) {
        if (typeof outcome !== 'string') {
          return { ...inJson(await readClock(services)), failed: outcome }
        }
        throw new RefusedError(refuse('validation_failed', { sentence: outcome }))
      }
      if (problem === undefined) return reply.redirect('/sandbox/clock', 303)
      reply.code(typeof outcome === 'string' ? 400 : 200).type('text/html; charset=utf-8')
      return clockPage({ club, clock: await readClock(services), problem })
    })
  })
}

function problemIn(outcome: string | readonly string[]): string | undefined {
  if (typeof outcome === 'string') return outcome
  return outcome.length === 0
    ? undefined
    : `The clock was moved, but this went wrong on the way: ${outcome.join(', ')}.`
}

const inJson = ({ now, today }: ShownClock) => ({ now: now.toISOString(), today })
