import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timeoutWith } from '#test/stand-ins/misbehave.ts'
import { type StandInSiteverify, startSiteverify } from '#test/stand-ins/stand-in-siteverify.ts'
import type { Captcha } from './captcha.ts'
import { turnstileCaptcha } from './turnstile-captcha.ts'

const secret = 'the-widget-secret'
let provider: StandInSiteverify
let captcha: Captcha
beforeAll(async () => {
  provider = await startSiteverify(secret)
  captcha = captchaWith('well')
})
afterAll(() => provider[Symbol.asyncDispose]())

const captchaWith = (behaviour: string) =>
  turnstileCaptcha({ secret, url: provider.url, timeoutMs: timeoutWith(behaviour) })
const check = (token: string, by = captcha) => by.check(token, '102.89.23.4')

describe('Turnstile', () => {
  it('is asked with the secret, the token and the visitor’s address', async () => {
    expect(await check('good-1')).toBe('passed')
    const form = provider.asked.at(-1)!
    expect(form.get('secret')).toBe(secret)
    expect(form.get('response')).toBe('good-1')
    expect(form.get('remoteip')).toBe('102.89.23.4')
  })

  it('lets a token through once', async () => {
    expect(await check('good-2')).toBe('passed')
    expect(await check('good-2')).toBe('failed')
  })

  it('rejects an unknown token', async () => {
    expect(await check('bad')).toBe('failed')
  })

  it.each(['time-out', '500', 'malformed', 'cut off', 'huge', 'redirect'] as const)(
    'is retried after: %s',
    async behaviour => {
      provider.behave(behaviour)
      expect(await check(`good-after-${behaviour}`, captchaWith(behaviour))).toBe('passed')
    },
  )

  it('may be slow', async () => {
    provider.behave('slow')
    expect(await check('good-slow')).toBe('passed')
  })

  it.each(['time-out', '500', 'malformed', 'cut off', 'huge', 'redirect'] as const)(
    'is no verdict when it happens twice: %s',
    async behaviour => {
      provider.behave(behaviour, behaviour)
      expect(await check(`good-twice-${behaviour}`, captchaWith(behaviour))).toBe('unknown')
    },
  )

  it('does not treat a visitor as a robot for our own wrong secret', async () => {
    const wrong = turnstileCaptcha({ secret: 'another', url: provider.url })
    expect(await check('good-3', wrong)).toBe('unknown')
  })

  it('is no verdict when nobody listens', async () => {
    const nowhere = turnstileCaptcha({ secret, url: 'http://127.0.0.1:9/' })
    expect(await check('good-4', nowhere)).toBe('unknown')
  })
})
