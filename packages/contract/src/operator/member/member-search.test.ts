import { expect, it } from 'vitest'
import { memberSearch } from './member-search.ts'

const nothing = {
  words: [],
  emailStart: undefined,
  phoneStarts: [],
  phoneEnd: undefined,
  lastFour: undefined,
  reference: undefined,
}

it.each([
  ['Bello, Dayo', { words: ['bello', 'dayo'] }],
  ['O’Neill-Bel', { words: ['o', 'neill', 'bel'], emailStart: 'o’neill-bel' }],
  ['Dayo@kin', { words: ['dayo@kin'], emailStart: 'dayo@kin' }],
  [
    '0803 123',
    { words: ['0803', '123'], phoneStarts: ['+0803123', '+234803123'], phoneEnd: '803123' },
  ],
  ['+44 20', { words: ['+44', '20'], phoneStarts: ['+4420'], phoneEnd: '4420' }],
  [
    '4504',
    {
      words: ['4504'],
      emailStart: '4504',
      phoneStarts: ['+4504'],
      phoneEnd: '4504',
      lastFour: '4504',
    },
  ],
  [
    'kf-7h2k9d4m',
    { words: ['kf', '7h2k9d4m'], emailStart: 'kf-7h2k9d4m', reference: 'KF-7H2K9D4M' },
  ],
  [' ', { emailStart: '' }],
])('%s', (typed, read) => {
  expect(memberSearch(typed)).toEqual({ ...nothing, ...read })
})
