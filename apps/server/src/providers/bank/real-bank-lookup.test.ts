import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faults, timeoutWith } from '#test/stand-ins/misbehave.ts'
import { startDojah, startPaystack } from '#test/stand-ins/stand-in-bank-providers.ts'
import type { StandIn } from '#test/stand-ins/start-stand-in.ts'
import type { CheckBvn, ResolveAccount } from './bank-lookup.ts'
import { dojahBvns } from './dojah-bvns.ts'
import { paystackAccounts } from './paystack-accounts.ts'

const nobody = { firstName: '', lastName: '' }
const timeoutMs = timeoutWith('well')

describe('Paystack', () => {
  const secretKey = 'sk_live_of_the_club'
  const account = { number: '0123450004', bankCode: '058' }
  const found = { kind: 'found', accountName: 'BELLO DAYO' }
  let paystack: StandIn
  let resolve: ResolveAccount
  beforeAll(async () => {
    paystack = await startPaystack(secretKey, {
      '0123450004 058': 'BELLO DAYO',
      '0000000001 058': ' ',
    })
    resolve = paystackAccounts({ secretKey, url: paystack.url, timeoutMs })
  })
  afterAll(() => paystack[Symbol.asyncDispose]())

  it('answers the name of an account, or that there is none', async () => {
    expect(await resolve(account, nobody)).toEqual(found)
    expect(await resolve({ ...account, bankCode: '011' }, nobody)).toEqual({ kind: 'unknown' })
    expect(await resolve({ ...account, number: '0000000001' }, nobody)).toEqual({ kind: 'unknown' })
  })

  it('doesn’t blame the account for our own wrong key', async () => {
    const wrong = paystackAccounts({ secretKey: 'another', url: paystack.url, timeoutMs })
    expect(await wrong(account, nobody)).toEqual({ kind: 'unavailable' })
  })

  it('may be slow', async () => {
    paystack.behave('slow')
    expect(await resolve(account, nobody)).toEqual(found)
  })

  it.each(faults)(
    'is retried, and the outcome is unknown when it happens twice: %s',
    async fault => {
      const asking = paystackAccounts({
        secretKey,
        url: paystack.url,
        timeoutMs: timeoutWith(fault),
      })
      paystack.behave(fault)
      expect(await asking(account, nobody)).toEqual(found)
      paystack.behave(fault, fault)
      expect(await asking(account, nobody)).toEqual({ kind: 'unavailable' })
    },
  )

  it('has an unknown outcome when nobody listens', async () => {
    const nowhere = paystackAccounts({ secretKey, url: 'http://127.0.0.1:9', timeoutMs })
    expect(await nowhere(account, nobody)).toEqual({ kind: 'unavailable' })
  })
})

describe('Dojah', () => {
  const keys = { appId: 'app', secretKey: 'secret' }
  const dayo = { firstName: 'Dayo', lastName: 'Bello' }
  let dojah: StandIn
  let check: CheckBvn
  beforeAll(async () => {
    dojah = await startDojah(keys, { '22100000004': { first: 'DAYO', last: 'BELLO' } })
    check = dojahBvns({ ...keys, url: dojah.url, timeoutMs })
  })
  afterAll(() => dojah[Symbol.asyncDispose]())

  it('answers whether number and name match', async () => {
    expect(await check('22100000004', dayo)).toBe('matches')
    expect(await check('22100000004', { ...dayo, lastName: 'Eze' })).toBe('differs')
    expect(await check('22100000005', dayo)).toBe('differs')
  })

  it('doesn’t blame a member for an error of our own account', async () => {
    const wrong = dojahBvns({ ...keys, secretKey: 'another', url: dojah.url, timeoutMs })
    expect(await wrong('22100000004', dayo)).toBe('unavailable')
    expect(await check('broke', dayo)).toBe('unavailable')
  })

  it('may be slow', async () => {
    dojah.behave('slow')
    expect(await check('22100000004', dayo)).toBe('matches')
  })

  it.each(faults)(
    'is retried, and the outcome is unknown when it happens twice: %s',
    async fault => {
      const asking = dojahBvns({ ...keys, url: dojah.url, timeoutMs: timeoutWith(fault) })
      dojah.behave(fault)
      expect(await asking('22100000004', dayo)).toBe('matches')
      dojah.behave(fault, fault)
      expect(await asking('22100000004', dayo)).toBe('unavailable')
    },
  )
})
