// Documents as ordinary programs write them, and such as nobody writes by accident.
import { deflateSync } from 'node:zlib'
import { patience } from '@kinfold/test-support/patience'
import { expect, it } from 'vitest'
import { actsOnOpening } from './acts-on-opening.ts'

type Numbered = readonly [number: number, value: string]
const object = ([number, value]: Numbered) => `${number} 0 obj\n${value}\nendobj\n`
const file = (...parts: (string | Buffer)[]) =>
  Buffer.concat(
    ['%PDF-1.7\n%\xE2\xE3\xCF\xD3\n', ...parts, '%%EOF\n'].map(part => Buffer.from(part)),
  )

function packed(objects: readonly Numbered[], how = (length: number) => `/Length ${length}`) {
  const values = objects.map(([, value]) => `${value} `)
  const offsets = values.map((_, index) => values.slice(0, index).join('').length)
  const header = objects.map(([number], index) => `${number} ${offsets[index]} `).join('')
  const data = deflateSync(Buffer.from(header + values.join('')))
  const about = `/Type /ObjStm /N ${objects.length} /First ${header.length} /Filter /FlateDecode`
  return Buffer.concat([
    Buffer.from(`90 0 obj\n<< ${about} ${how(data.length)} >>\nstream\r\n`),
    data,
    Buffer.from('\r\nendstream\nendobj\n'),
  ])
}

const root = (opening: string): Numbered => [1, `<</Type/Catalog/Pages 2 0 R${opening}>>`]
const onOpening = '<</O<</S/URI/URI(https://a.example)>>>>'
const toPage: Numbered = [7, '<< /S /GoTo /D [3 0 R /Fit] >>']

it.each<[string, Buffer]>([
  ['opens at a page', file(object(root('/OpenAction[3 0 R /XYZ null null 0]')))],
  ['opens at a page by a reference', file(object(root('/OpenAction 7 0 R')), object(toPage))],
  [
    'opens at a page by an array elsewhere',
    file(object(root('/OpenAction 7 0 R')), object([7, '[3 0 R /Fit]'])),
  ],
  ['has everything packed', file(packed([root('/OpenAction 7 0 R'), toPage]))],
  [
    'tells the length of what is packed elsewhere',
    file(
      packed([root('')], () => '/Length 91 0 R'),
      object([91, String(packedLength())]),
    ),
  ],
  [
    'was changed twice',
    file(
      object(root('/OpenAction 7 0 R')),
      object(toPage),
      object(root('/OpenAction 7 0 R')),
      object(toPage),
    ),
  ],
  [
    'has odd texts and names',
    file(
      object([
        4,
        '<</T(a \\) ( nested \\\\) >> stream)/H<4A53>/A#20B null/C[1 2 0 R(x)<<>>] /E >>',
      ]),
    ),
  ],
  [
    'has links, an article and an empty entry for actions',
    file(
      object([5, '<</Subtype/Link/A<</S/URI/URI(https://a.example)>>/AA null>>']),
      object([6, '<</Type/Thread/F 7 0 R>>']),
      object([8, '<</S/P/Ref[9 0 R]>>']),
      object([9, '(/AA<</O<</S/URI>>>>)']),
      '10 0 obj<</Length 30>>stream\n/AA<</O<</S/Thread>>>> /Ref x \nendstream endobj\n',
    ),
  ],
  [
    'has links to pages, addresses and telephones, written in every way',
    file(
      ...[
        '(HTTPS://a.example/?q=\\(1\\))',
        '(www.a.example)',
        '(terms.html#fees)',
        '<6D61696C746F3A61>',
        '(tel:+2348031234567)',
        '12 0 R',
        `(https://a.example/${'a'.repeat(2000)})`,
      ].map(address => object([5, `<</Subtype/Link/A<</S/URI/URI ${address}>>>>`])),
      object([12, '(https://a.example)']),
      object([13, '<</URI<</Base(https://a.example/)>>>>']),
    ),
  ],
  [
    'calls fonts and structures by the names of keys',
    file(object([5, '<</Font<</EF 6 0 R/TT0 7 0 R>>/RoleMap<</URI/Span>>>>'])),
  ],
  ['has a profile of colours', file('5 0 obj<</N 3/Length 4>>stream\nabcd\nendstream endobj\n')],
])('takes a document that %s', (_, pdf) => {
  expect(actsOnOpening(pdf)).toBe(false)
})

function packedLength(): number {
  return Number(/\/Length (\d+)/.exec(packed([root('')]).toString('latin1'))?.[1])
}

it.each<[string, Buffer]>([
  ['an opening that leads nowhere', file(object(root('/OpenAction 7 0 R')))],
  ['an opening of another kind', file(object(root('/OpenAction (first)')))],
  [
    'an opening that goes in circles',
    file(object(root('/OpenAction 7 0 R')), object([7, '7 0 R'])),
  ],
  [
    'an opening that means two things',
    file(
      object(root('/OpenAction 7 0 R')),
      object(toPage),
      object([7, '<</S/URI/URI(https://a.example)>>']),
    ),
  ],
  ['a packed opening', file(packed([root('/OpenAction 7 0 R'), [7, '<</S/URI>>']]))],
  [
    'an opening where only some look',
    file('trailer << /Root << /OpenAction << /S /URI >> >> >>\n'),
  ],
  ['an action of a page', file(object([4, `<</Type/Page/AA${onOpening}>>`]))],
  ...['7 %\n0', '7 0 % of this\r %and that\n', `7${' '.repeat(50)}0`, '7.0 0', '+7 0', '7 0.'].map(
    (header): [string, Buffer] => [
      `an action under an object that begins ${JSON.stringify(header)}`,
      file(
        object(root('/OpenAction 7 0 R')),
        object(toPage),
        `${header} obj\n<</S/URI/URI(https://a.example)>>\nendobj\n`,
      ),
    ],
  ),
  [
    'an action in an array behind a comment',
    file(`7 %\n0 obj\n[<</Subtype/Widget/AA${onOpening}>>]\nendobj\n`),
  ],
  [
    'packed objects with a length behind a comment',
    file(
      packed([root('')], () => '/Length 91 0 R'),
      object([91, String(packedLength())]),
      '91 %\n0 obj\n9\nendobj\n',
    ),
  ],
  ['an action spelled in another way', file(object([4, `<</Type/Page/#41A${onOpening}>>`]))],
  ['an action elsewhere', file(object([4, '<</Type/Page/AA 5 0 R>>']))],
  ['an action in an array', file(object([4, `[<</Subtype/Widget/AA${onOpening}>>]`]))],
  ['a packed action', file(packed([[4, `<</Type/Page/AA${onOpening}>>`]]))],
  ['a packed action in an array', file(packed([[4, `[<</AA${onOpening}>>]`]]))],
  ['an action in its trailer', file(`trailer<</Root<</AA${onOpening}>>>>\n`)],
  [
    'a jump into another file',
    file(object([4, '<</Subtype/Link/A<</S/Thread/F(\\\\a\\b.pdf)>>>>'])),
  ],
  ['data in another file', file('4 0 obj<</Length 0/F(\\\\a\\b)>>stream\n\nendstream endobj\n')],
  [
    'data in another file, packed',
    file('4 0 obj<</Length 0/FFilter/FlateDecode>>stream\n\nendstream endobj\n'),
  ],
  [
    'a page of another file',
    file('4 0 obj<</Subtype/Form/Ref<</F(a.pdf)/Page 0>>/Length 0>>stream\n\nendstream endobj\n'),
  ],
  [
    'a film that is shown with its page',
    file(object([4, '<</Movie<</F(\\\\a\\b)/Poster true>>>>'])),
  ],
  [
    'a step of a presentation',
    file(object([4, '<</PresSteps<</NA<</S/URI/URI(https://a.example)>>>>>>'])),
  ],
  ['a model in space, which may have a script', file(object([4, '<</3DA<</A/PO>>/3DD 8 0 R>>']))],
  [
    'a picture whose fine form is in another file',
    file(
      '4 0 obj<</Subtype/Image/OPI<</1.3<</Type/OPI/F(\\\\a\\b.tif)>>>>/Length 0>>stream\n\nendstream endobj\n',
    ),
  ],
  ['a sound', file(object([4, '<</Subtype/Link/A<</S/Sound/Sound 8 0 R>>>>']))],
  ['a file pinned to a page', file(object([4, '<</Subtype/FileAttachment/FS 8 0 R>>']))],
  ['a file that is not called one', file(object([8, '<</UF(a.exe)/EF<</F 9 0 R>>>>']))],
  ['a file that is not called one, packed', file(packed([[8, '<</F(a.exe)/EF 9 0 R>>']]))],
  ...[
    '(file:///C:/a.exe)',
    '(javascript:app.alert\\(1\\))',
    '(ms-msdt:/id)',
    '(smb://a/b)',
    '(C:\\\\a.exe)',
    '(\\\\\\\\a\\\\b)',
    '(//a/b)',
    '(\\146ile:///a)',
    '(fi\\\nle:///a)',
    '( \\t\\n FILE :///a)',
    '<66696C653A2F2F2F61>',
    '<FEFF00660069006C0065003A002F0061>',
    `(${' '.repeat(2000)}file:///a)`,
    '%\n(file:///a)',
  ].map((address): [string, Buffer] => [
    `a link to ${address.slice(0, 40)}`,
    file(object([5, `<</Subtype/Link/A<</S/URI/URI ${address}>>>>`])),
  ]),
  [
    'an odd link whose address is elsewhere',
    file(object([5, '<</A<</S/URI/URI 12 0 R>>>>']), object([12, '(file:///a)'])),
  ],
  [
    'a link whose address is nowhere near',
    file(
      object([5, '<</A<</S/URI/URI 12 0 R>>>>']),
      object([12, '13 0 R']),
      object([13, '(file:///a)']),
    ),
  ],
  [
    'an odd link whose address is elsewhere, packed',
    file(
      packed([
        [5, '<</A<</S/URI/URI 12 0 R>>>>'],
        [12, '(file:///a)'],
      ]),
    ),
  ],
  ['links that begin in a share', file(object([1, '<</URI<</Base(file://a/b/)>>>>']))],
  ['a value without an end', file('1 0 obj << /A (')],
])('refuses a document with %s', (_, pdf) => {
  expect(actsOnOpening(pdf)).toBe(true)
})

const size = 10_000_000
const times = (text: string, count = Math.floor(size / text.length)) => text.repeat(count)
const endless: [string, () => Buffer][] = [
  [
    '500,000 packed objects that never come',
    () => file(times('/ObjStm', 500_000), ' stream', ' '.repeat(6_000_000)),
  ],
  [
    'packed objects in every line',
    () => file(times('1 0 obj<</First 4/N 1/Length 3>>stream\n3 0endstream\n')),
  ],
  ['dictionaries within dictionaries', () => file('1 0 obj', times('<</A'))],
  [
    'texts within texts, from every object on',
    () => file(times('1 0 obj<</A(', 300_000), times(')>>', 300_000)),
  ],
  ['objects without number', () => file(times('1 0 obj<<>>\n'))],
  ['names in another spelling', () => file(times('1 0 obj<</#41#41#41 1>>'))],
  ['comments to the end, from every object on', () => file(times('1 0 obj%'))],
  ['an array of numbers', () => file('1 0 obj<</A[', times('1 '), ']>>')],
  ['openings in every object', () => file(times('7 0 obj<</OpenAction 7 0 R>>\n'))],
  [
    'tables of references',
    () => file(times('xref\n0 1\n0000000000 65535 f \ntrailer<</Size 1>>\nstartxref\n0\n')),
  ],
  ['a long number', () => file(times('1'))],
  ['texts without end', () => file('1 0 obj<</A[', times('()'), ']>>')],
  ['links in every object', () => file(times('7 0 obj<</URI 7 0 R>>\n'))],
  ['links in one object', () => file('7 0 obj[', times('<</URI 7 0 R>>'), ']')],
]

// Each takes a second or less; what goes over the file again and again takes minutes.
it.each(endless)('reads %s once', { timeout: patience(30_000) }, (_, make) => {
  expect(typeof actsOnOpening(make())).toBe('boolean')
})
