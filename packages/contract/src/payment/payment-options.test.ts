import { describe, expect, it } from 'vitest'
import { gatewaysFor, mayPayInNaira, walletsToFund, walletsToPayFrom } from './payment-options.ts'

describe('ways of paying', () => {
  it.each([
    ['portfolio', 'NGN', false, ['card', 'transfer', 'bank', 'wallet']],
    ['top_up', 'USD', false, ['card', 'card_us', 'bank', 'wallet']],
    ['deposit', 'NGN', false, ['card', 'transfer', 'bank']],
    ['deposit', 'USD', false, ['card', 'card_us', 'bank']],
    ['portfolio', 'NGN', true, ['card']],
    ['portfolio', 'USD', true, ['card', 'card_us']],
  ] as const)('for a %s in %s, recurring %s', (purpose, currency, isRecurring, gateways) => {
    expect(gatewaysFor({ purpose, currency, isRecurring })).toEqual(gateways)
  })

  it('pays from the dollar wallet for dollars only, and from naira never for a global member', () => {
    expect(walletsToPayFrom('NGN', false)).toEqual(['NGN'])
    expect(walletsToPayFrom('USD', false)).toEqual(['NGN', 'USD'])
    expect(walletsToPayFrom('USD', true)).toEqual(['USD'])
    expect(walletsToFund(true)).toEqual(['USD'])
    expect(mayPayInNaira('USD', false)).toBe(true)
    expect(mayPayInNaira('USD', true)).toBe(false)
  })
})
