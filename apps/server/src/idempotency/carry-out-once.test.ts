import { openAttemptCodes } from '@kinfold/contract/attempt/open-attempt-codes'
import { createWithdrawal } from '@kinfold/contract/withdrawal/create-withdrawal'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import type { ParsedCall } from '../calls/parsed-call.ts'
import type { Preparation } from '../calls/preparation.ts'
import { Refusal, RefusedError, refuse } from '../calls/refusal.ts'
import type { Database, Transaction } from '../db/database.ts'
import { DatabaseUnavailableError } from '../db/database-unavailable-error.ts'
import { carryOutOnce } from './carry-out-once.ts'
import { RawAnswer } from './raw-answer.ts'

const accountId = '7c1f1f0e-0000-4000-8000-000000000001'
const otherId = '7c1f1f0e-0000-4000-8000-000000000002'
let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  await db.asOwner(owner =>
    owner.query({ text: 'CREATE TABLE moved (what text NOT NULL); GRANT ALL ON moved TO PUBLIC' }),
  )
  for (const id of [accountId, otherId]) {
    await db.query({
      text: `INSERT INTO account (id, email, email_key, password_hash, password_changed_at, created_at)
             VALUES ($1, $2, $2, '!', now(), now())`,
      values: [id, `${id}@club.example`],
    })
  }
})
afterAll(() => db.close())

const once = () => carryOutOnce(db, () => new Date())

function callWith(
  key: string | undefined,
  amount = 10,
  by = accountId,
  proofs: { totp_code?: string } = {},
): ParsedCall {
  return {
    upload: undefined,
    endpoint: createWithdrawal,
    params: { id: 'w' },
    query: undefined,
    body: { amount, ...proofs },
    visit: { address: '127.0.0.1', userAgent: undefined },
    caller: {
      accountId: by,
      sessionId: 's',
      isSuspended: false,
      isMember: true,
      isVerified: true,
      currencies: ['NGN', 'USD'] as const,
      roles: [],
    },
    idempotencyKey: key,
  }
}

const move = (what: string) => async (tx: Transaction) => {
  await tx.query({ text: 'INSERT INTO moved VALUES ($1)', values: [what] })
  return { moved: what }
}
async function moved(what: string): Promise<number> {
  const rows = await db.query({ text: 'SELECT 1 FROM moved WHERE what = $1', values: [what] })
  return rows.length
}

describe('a money call', () => {
  it('is carried out once per key, and answers a replay byte for byte', async () => {
    const carryOut = once()
    const first = await carryOut(callWith('first-key'), move('first'))
    const again = await carryOut(callWith('first-key'), move('first'))
    expect(again).toEqual(new RawAnswer(200, JSON.stringify(first)))
    expect(await moved('first')).toBe(1)
  })

  it('refuses another body under the same key', async () => {
    const carryOut = once()
    await carryOut(callWith('mismatch', 10), move('mismatch'))
    const other = await carryOut(callWith('mismatch', 11), move('mismatch'))
    expect(other).toMatchObject({ code: 'idempotency_mismatch' })
    expect(await moved('mismatch')).toBe(1)
  })

  it('treats the same key of two members as two calls', async () => {
    const carryOut = once()
    await carryOut(callWith('shared-key'), move('shared'))
    await carryOut(callWith('shared-key', 10, otherId), move('shared'))
    expect(await moved('shared')).toBe(2)
  })

  it('answers 409 while the first runs, in this process or another', async () => {
    const here = once()
    let finish = () => {}
    const held = new Promise<void>(resolve => {
      finish = resolve
    })
    let begun = () => {}
    const hasBegun = new Promise<void>(resolve => {
      begun = resolve
    })
    const first = here(callWith('running-key'), async tx => {
      begun()
      await held
      return move('running')(tx)
    })
    await hasBegun
    expect(await here(callWith('running-key'), move('running'))).toMatchObject({
      code: 'idempotency_in_progress',
    })
    // The lock of the embedded database allows only one process.
    if (db.engine === 'postgres') {
      expect(await once()(callWith('running-key'), move('running'))).toMatchObject({
        code: 'idempotency_in_progress',
      })
    }
    finish()
    await first
    expect(await moved('running')).toBe(1)
  })

  it('keeps a refusal for replays and rolls back what the attempt began', async () => {
    const carryOut = once()
    const refusing = async (tx: Transaction) => {
      await move('refused')(tx)
      return refuse('portfolio_funded')
    }
    expect(await carryOut(callWith('refused-key'), refusing)).toBeInstanceOf(Refusal)
    const again = await carryOut(callWith('refused-key'), move('refused'))
    expect(again).toMatchObject({
      status: 409,
      text: expect.stringContaining('portfolio_funded'),
    })
    expect(await moved('refused')).toBe(0)
  })

  it.each(openAttemptCodes)(
    'refused with %s is the same attempt when it is tried again',
    async code => {
      const carryOut = once()
      const key = `open-${code}`
      const refusing = async (tx: Transaction) => {
        await move(key)(tx)
        return refuse(code)
      }
      expect(await carryOut(callWith(key), refusing)).toMatchObject({ code })
      expect(await moved(key)).toBe(0)
      expect(await carryOut(callWith(key), move(key))).toEqual({ moved: key })
      expect(await moved(key)).toBe(1)
    },
  )

  it('asked for a code is the same attempt with it, with another one, and without', async () => {
    const carryOut = once()
    const wantsCode = (code: string | undefined) => async (tx: Transaction) => {
      if (code === undefined) return refuse('totp_required')
      return code === '654321' ? move('coded')(tx) : refuse('totp_invalid')
    }
    const withCode = (code?: string) => {
      const proofs = code === undefined ? {} : { totp_code: code }
      return carryOut(callWith('code-key', 10, accountId, proofs), wantsCode(code))
    }
    expect(await withCode()).toMatchObject({ code: 'totp_required' })
    expect(await withCode('111111')).toMatchObject({ code: 'totp_invalid' })
    const first = await withCode('654321')
    expect(first).toEqual({ moved: 'coded' })
    const replay = new RawAnswer(200, JSON.stringify(first))
    expect(await withCode('654321')).toEqual(replay)
    expect(await withCode('111111')).toEqual(replay)
    expect(await withCode()).toEqual(replay)
    expect(await moved('coded')).toBe(1)
    const other = callWith('code-key', 11, accountId, { totp_code: '654321' })
    expect(await carryOut(other, move('coded'))).toMatchObject({ code: 'idempotency_mismatch' })
  })

  it('with and without its code at once moves money once', async () => {
    const here = once()
    const work = (code?: string) => async (tx: Transaction) =>
      code === undefined ? refuse('totp_required') : move('code storm')(tx)
    const codes = Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? undefined : '654321'))
    const answers = await Promise.all(
      codes.map(code => {
        const proofs = code === undefined ? {} : { totp_code: code }
        const carryOut = db.engine === 'postgres' ? once() : here
        return carryOut(callWith('code-storm', 10, accountId, proofs), work(code))
      }),
    )
    const refusals = answers.flatMap(answer => (answer instanceof Refusal ? [answer.code] : []))
    const decided = refusals.filter(
      code => code !== 'idempotency_in_progress' && code !== 'totp_required',
    )
    expect(decided).toEqual([])
    await here(callWith('code-storm', 10, accountId, { totp_code: '654321' }), work('654321'))
    expect(await moved('code storm')).toBe(1)
  })

  it('keeps nothing of an attempt that failed, so its key can be used again', async () => {
    const carryOut = once()
    const breaking = async (tx: Transaction) => {
      await move('broken')(tx)
      throw new Error('the power went')
    }
    await expect(carryOut(callWith('broken-key'), breaking)).rejects.toThrow('the power went')
    expect(await moved('broken')).toBe(0)
    await carryOut(callWith('broken-key'), move('broken'))
    expect(await moved('broken')).toBe(1)
  })

  it('without a key is a new attempt each time, and is rolled back when refused', async () => {
    const carryOut = once()
    await carryOut(callWith(undefined), move('keyless'))
    await carryOut(callWith(undefined), move('keyless'))
    expect(await moved('keyless')).toBe(2)
    const refusing = async (tx: Transaction) => {
      await move('keyless')(tx)
      return refuse('portfolio_funded')
    }
    await expect(carryOut(callWith(undefined), refusing)).rejects.toThrow('portfolio_funded')
    expect(await moved('keyless')).toBe(2)
  })

  it.each(['short', 'x'.repeat(201), 'with space', 'ünïcode-key'])(
    'refuses the key %s',
    async key => {
      expect(await once()(callWith(key), move('odd'))).toMatchObject({ code: 'validation_failed' })
    },
  )

  it('moves money once when sent many times at once', async () => {
    const carryOut = [once(), once()]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (db.engine === 'postgres' ? carryOut[index % 2]! : carryOut[0]!)(
          callWith('storm-key'),
          move('storm'),
        ),
      ),
    )
    expect(await moved('storm')).toBe(1)
    const codes = answers.map(answer => (answer instanceof Refusal ? answer.code : 'done'))
    expect(new Set(codes)).toEqual(new Set(['done', 'idempotency_in_progress']))
  })
})

describe('a money call that prepares something', () => {
  let begun: number
  let undone: string[]
  beforeEach(() => {
    begun = 0
    undone = []
  })

  const preparing = (what: string | Refusal): Preparation<string> => ({
    async begin() {
      begun += 1
      // It could not begin one inside another.
      await db.transaction(tx => tx.query({ text: 'SELECT 1' }))
      return what
    },
    async undo(prepared) {
      undone.push(prepared)
    },
  })
  const moving = async (tx: Transaction, prepared: unknown) => move(String(prepared))(tx)
  const refusing = async (tx: Transaction, prepared: unknown) => {
    await moving(tx, prepared)
    return refuse('portfolio_funded')
  }

  it.each([undefined, 'prepared-key'])('is carried out with it: key %s', async key => {
    expect(await once()(callWith(key), moving, preparing(`with ${key}`))).toEqual({
      moved: `with ${key}`,
    })
    expect(await moved(`with ${key}`)).toBe(1)
    expect({ begun, undone }).toEqual({ begun: 1, undone: [] })
  })

  it('prepares nothing for a replay, nor for another body under the same key', async () => {
    const carryOut = once()
    const first = await carryOut(callWith('prepared-once'), moving, preparing('once'))
    const again = await carryOut(callWith('prepared-once'), moving, preparing('twice'))
    expect(again).toEqual(new RawAnswer(200, JSON.stringify(first)))
    const other = await carryOut(callWith('prepared-once', 11), moving, preparing('other'))
    expect(other).toMatchObject({ code: 'idempotency_mismatch' })
    expect(begun).toBe(1)
  })

  it.each([undefined, 'refused-before'])('may be refused before it began: key %s', async key => {
    const carryOut = once()
    const ask = () =>
      carryOut(callWith(key), moving, preparing(refuse('gateway_not_available'))).catch(error =>
        error instanceof RefusedError ? error.refusal : error,
      )
    expect(await ask()).toMatchObject({ code: 'gateway_not_available' })
    await ask()
    // With a key the refusal is kept, like any other.
    expect({ begun, undone }).toEqual({ begun: key === undefined ? 2 : 1, undone: [] })
  })

  it('is the same attempt once a provider answers', async () => {
    const carryOut = once()
    const silent = preparing(refuse('provider_unavailable'))
    expect(await carryOut(callWith('silent-key'), moving, silent)).toMatchObject({
      code: 'provider_unavailable',
    })
    expect(await carryOut(callWith('silent-key'), moving, preparing('later'))).toEqual({
      moved: 'later',
    })
  })

  it('undoes what it prepared where it is refused or breaks', async () => {
    const carryOut = once()
    await carryOut(callWith('undone-refused'), refusing, preparing('refused'))
    const breaking = async () => Promise.reject(new Error('the power went'))
    const broken = carryOut(callWith('undone-broken'), breaking, preparing('broken'))
    await expect(broken).rejects.toThrow('the power went')
    await expect(carryOut(callWith(undefined), refusing, preparing('keyless'))).rejects.toThrow()
    expect(undone).toEqual(['refused', 'broken', 'keyless'])
  })

  it('undoes it where another process was faster', async () => {
    let carriedOut: unknown
    const late: Preparation<string> = {
      ...preparing('late'),
      async begin() {
        carriedOut = await once()(callWith('overtaken'), move('overtaken'))
        return 'late'
      },
    }
    const answer = await once()(callWith('overtaken'), moving, late)
    expect(answer).toEqual(new RawAnswer(200, JSON.stringify(carriedOut)))
    expect(undone).toEqual(['late'])
    expect(await moved('late')).toBe(0)
  })

  it('leaves it alone where nobody knows whether it was committed', async () => {
    const cutOff: Database = {
      ...db,
      async transaction(work) {
        await db.transaction(work)
        throw new DatabaseUnavailableError('lost', { outcomeUnknown: true })
      },
    }
    const carryOut = carryOutOnce(cutOff, () => new Date())
    const lost = carryOut(callWith('cut-off-key'), moving, preparing('cut off'))
    await expect(lost).rejects.toThrow()
    expect(undone).toEqual([])
    expect(await moved('cut off')).toBe(1)
  })

  it('stands by its answer when undoing fails', async () => {
    const stubborn: Preparation<string> = {
      ...preparing('stubborn'),
      undo: () => Promise.reject(new Error('no answer')),
    }
    const answer = await once()(callWith('stubborn'), refusing, stubborn)
    expect(answer).toMatchObject({ code: 'portfolio_funded' })
  })
})
