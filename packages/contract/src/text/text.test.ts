import { describe, expect, it } from 'vitest'
import { operatingSystem, showsFlags } from '../device/operating-system.ts'
import { planLabel } from '../plan/plan-label.ts'
import { capitaliseFirst } from './capitalise-first.ts'
import { titleCase } from './title-case.ts'

describe('text', () => {
  it('capitalises the first letter only', () => {
    expect(capitaliseFirst('naira wallet')).toBe('Naira wallet')
    expect(capitaliseFirst('')).toBe('')
  })

  it('turns snake_case into Title Case', () => {
    expect(titleCase('pending_confirmation')).toBe('Pending Confirmation')
    expect(titleCase('_in__batch_')).toBe('In Batch')
  })
})

describe('a plan’s label', () => {
  it.each([
    ['Family Growth Pool', 'growth', 'NGN', 'Family Growth Pool'],
    ['Diaspora POOL', 'purple', 'USD', 'Diaspora POOL'],
    ['Adire One', 'purple', 'NGN', 'Purple NGN'],
    ['Steady Income', 'income', 'USD', 'Steady Income'],
  ] as const)('%s of type %s in %s reads %s', (name, product_type, currency, label) => {
    expect(planLabel({ name, product_type, currency })).toBe(label)
  })
})

describe('the operating system', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0', 0, 'Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 0, 'Mac OS'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 5, 'iOS'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140.0', 5, 'Android'],
    ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 0, 'Linux'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'iOS'],
    ['curl/8', 0, 'Unknown'],
  ])('of %s with %i touch points is %s', (userAgent, maxTouchPoints, system) => {
    expect(operatingSystem({ userAgent, maxTouchPoints })).toBe(system)
  })

  it('shows flags everywhere but on Windows', () => {
    expect(showsFlags('Windows')).toBe(false)
    expect(showsFlags('Android')).toBe(true)
  })
})
