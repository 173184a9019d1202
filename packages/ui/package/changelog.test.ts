import { expect, test } from 'vitest'
import { apiChange } from './api-change.ts'
import { nextEntries, released, versionAfter } from './changelog.ts'

const api = [
  '## button',
  'export type ButtonProps = {',
  '    size?: Size;',
  '};',
  'export declare function Button(props: ButtonProps): Element;',
].join('\n')

test.each([
  ['nothing', api, undefined],
  ['a part more', `${api}\nexport declare const more: string;`, 'New'],
  ['a prop that may be given', api.replace('};', '    tone?: Tone;\n};'), 'New'],
  ['a prop that has to be given', api.replace('};', '    tone: Tone;\n};'), 'Breaking'],
  ['a prop of another type', api.replace('size?: Size', 'size?: string'), 'Breaking'],
  ['a part less', api.replace(/export declare.*/, ''), 'Breaking'],
  [
    'a new part that asks for something',
    `${api}\nexport type DialProps = {\n    value: number;\n};`,
    'New',
  ],
] as const)('%s is told from the description of the API', (_, after, change) => {
  expect(apiChange(api, after)).toBe(change)
})

const changelog =
  '# Changes\n\n## Next\n\n- New: a dial.\n- Fixed: a ring.\n\n## 0.1.0\n\n- New: all.\n'

test('what is next ends where the last version begins', () => {
  expect(nextEntries(changelog)).toEqual([
    { kind: 'New', text: 'a dial.' },
    { kind: 'Fixed', text: 'a ring.' },
  ])
  expect(nextEntries(released(changelog, '0.1.1'))).toEqual([])
  expect(released(changelog, '0.1.1')).toContain('## 0.1.1\n\n- New: a dial.')
})

test.each([
  ['0.1.4', ['Fixed', 'New'], '0.1.5'],
  ['0.1.4', ['New', 'Breaking'], '0.2.0'],
  ['1.2.3', ['Fixed'], '1.2.4'],
  ['1.2.3', ['Fixed', 'New'], '1.3.0'],
  ['1.2.3', ['Breaking'], '2.0.0'],
] as const)('after %s with %s comes %s', (version, kinds, after) => {
  expect(versionAfter(version, kinds)).toBe(after)
})
