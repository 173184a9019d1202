import { is } from 'superstruct'
import { expect, it } from 'vitest'
import { PageLink } from './page-link.ts'

it('is a page that is reached by https, and nothing else that a link can be', () => {
  expect(is('https://checkout.paystack.com/3ni8kdavz62431k', PageLink)).toBe(true)
  const others = ['javascript:alert(1)', 'data:text/html,x', 'http://x.example', '//x.example', '']
  for (const other of [...others, 'https://', null, 7]) expect(is(other, PageLink)).toBe(false)
})
