import { expect, test } from 'vitest'
import { describeToldChanges } from './told-recordings.ts'

test('what is told otherwise is printed with what was told before', () => {
  const before = new Map([
    ['badge.txt', '- text: New\n'],
    ['tabs.txt', '- tab "Profile"\n'],
  ])
  const now = new Map([...before, ['badge.txt', '- text: Fresh\n'], ['dial.txt', '- slider\n']])
  expect(describeToldChanges(before, now)).toEqual([
    'told/badge.txt\n  - - text: New\n  + - text: Fresh\n',
    'told/dial.txt\n  + - slider\n',
  ])
})
