import { patience } from '@kinfold/test-support/patience'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { carryOutDue } from '../../base/schedule/carry-out-due.ts'
import type { DueWork } from '../../base/schedule/due-work.ts'
import { advanceClock } from './advance-clock.ts'

const dayMs = 86_400_000
let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server[Symbol.asyncDispose]())

/** Days after the start. */
const after = (days: number) => new Date(server.clock.now.getTime() + days * dayMs)
const today = async () => {
  const { clock, db } = server.parts.services
  return ((await clock.now(db)).getTime() - server.clock.now.getTime()) / dayMs
}

type Play = { readonly done: string[]; readonly failed: string[] }
let play: Play
beforeEach(() => {
  play = { done: [], failed: [] }
})

/** A work with things due on some days; each is noted with the day that the clock shows. */
function planned(
  name: string,
  days: number[],
  act: (day: number) => Promise<void> | undefined = () => undefined,
): DueWork {
  return {
    name,
    nextDue: async () => (days.length === 0 ? undefined : after(Math.min(...days))),
    async carryOut(_services, until) {
      for (const day of days.filter(each => after(each) <= until).sort((a, b) => a - b)) {
        await act(day)
        days.splice(days.indexOf(day), 1)
        play.done.push(`${name} ${day} on ${await today()}`)
      }
    },
  }
}

const onFailure = ({ name }: DueWork, error: unknown) =>
  void play.failed.push(`${name}: ${error instanceof Error ? error.message : error}`)
const advance = (works: readonly DueWork[], days: number) =>
  advanceClock(server.parts.services, works, days, onFailure)

describe('moving the clock', () => {
  it('carries out everything that falls due on the way, in order, each on its day', async () => {
    const charges = planned('charge', [7, 14, 45])
    const expiries = planned('expiry', [2, 14, 8, 30])
    await advance([expiries, charges], 30)
    expect(play.done).toEqual([
      'expiry 2 on 2',
      'charge 7 on 7',
      'expiry 8 on 8',
      'expiry 14 on 14',
      'charge 14 on 14',
      'expiry 30 on 30',
    ])
    expect(await today()).toBe(30)
    await advance([expiries, charges], 15)
    expect(play.done.at(-1)).toBe('charge 45 on 45')
    expect(play.failed).toEqual([])
  })

  it('carries out what falls due because of something on the way', async () => {
    const retries: number[] = []
    const charges = planned('charge', [3], async day => void retries.push(day + 1))
    await advance([charges, planned('retry', retries)], 10)
    expect(play.done).toEqual(['charge 3 on 3', 'retry 4 on 4'])
  })

  it('carries out first what was due before', async () => {
    await advance([planned('late', [-2, -5]), planned('next', [1])], 2)
    expect(play.done).toEqual(['late -5 on 0', 'late -2 on 0', 'next 1 on 1'])
  })

  it('is not stopped by a work that fails, which is tried once more at the end', async () => {
    let fails = true
    const failing = planned('failing', [1, 5], async () => {
      if (fails) throw new Error('no')
    })
    const mending = planned('mending', [9], async () => {
      fails = false
    })
    await advance([failing, mending], 10)
    expect(play.failed).toEqual(['failing: no'])
    expect(play.done).toEqual(['mending 9 on 9', 'failing 1 on 10', 'failing 5 on 10'])
  })

  it('goes on with a work that fails for what it tries again later', async () => {
    const days = [1, 5, 9]
    const work = planned('payout', days)
    const stuckFirst: DueWork = {
      ...work,
      async carryOut(services, until) {
        // What is stuck is due again the next day.
        if (days[0] === 1) days[0] = 2
        else if (days[0] === 2) days[0] = 30
        else return work.carryOut(services, until)
        throw new Error('stuck')
      },
    }
    await advance([stuckFirst], 10)
    expect(play.failed).toEqual(['payout: stuck', 'payout: stuck'])
    expect(play.done).toEqual(['payout 5 on 5', 'payout 9 on 9'])
  })

  it('is not stopped by a work that can’t tell what is due', async () => {
    const mute: DueWork = {
      ...planned('mute', []),
      nextDue: () => Promise.reject(new Error('unreadable')),
    }
    await advance([mute, planned('next', [1])], 2)
    expect(play.done).toEqual(['next 1 on 1'])
    expect(play.failed).toEqual(['mute: unreadable', 'mute: unreadable'])
    expect(await today()).toBe(2)
  })

  it('doesn’t wait for ever for what stays due', { timeout: patience(20_000) }, async () => {
    const idle: DueWork = { ...planned('idle', [1]), carryOut: async () => undefined }
    await advance([idle, planned('next', [2])], 3)
    expect(play.done).toEqual(['next 2 on 2'])
    expect(play.failed).toEqual([`idle: still due at ${after(1).toISOString()}`])
  })

  it('waits for another process that is carrying out the same', async () => {
    const days = [1]
    const work = planned('expiry', days)
    let looks = 0
    const taken: DueWork = {
      ...work,
      async carryOut(services, until) {
        looks += 1
        if (looks === 3) await work.carryOut(services, until)
      },
    }
    await advance([taken, planned('next', [2])], 3)
    expect(play.done).toEqual(['expiry 1 on 1', 'next 2 on 2'])
  })

  it('goes on where it stood when its process was killed', async () => {
    const days = [1, 2, 3]
    let alive = true
    const killed = Promise.withResolvers<void>()
    const dies = planned('expiry', days, day => {
      // Nothing after a kill is carried out, and nobody hears of it.
      if (day !== 2 || !alive) return undefined
      alive = false
      killed.resolve()
      return new Promise(() => undefined)
    })
    void advance([dies], 5)
    await killed.promise
    expect(await today()).toBe(2)
    await advance([dies], 3)
    expect(play.done).toEqual(['expiry 1 on 1', 'expiry 2 on 2', 'expiry 3 on 3'])
    expect(await today()).toBe(5)
  })
})

it('an ordinary turn carries out what is due by now, the earliest first', async () => {
  const works = [planned('one', [-1, 1]), planned('two', [-3]), planned('three', [-2])]
  const failing = planned('failing', [-4], () => Promise.reject(new Error('no')))
  await carryOutDue(server.parts.services, [...works, failing], onFailure)
  expect(play.done).toEqual(['two -3 on 0', 'three -2 on 0', 'one -1 on 0'])
  expect(play.failed).toEqual(['failing: no'])
})
