// What is drawn can be read again: by people who can't see it, and by programs.
import { money } from '@kinfold/contract/money/money'
import { describe, expect, it } from 'vitest'
import { faultsOfPaper } from '#test/papers/faults-of-paper.ts'
import { type ReadPaper, readPages, readPaper, readWritten } from '#test/papers/read-paper.ts'
import { drawPaper } from './draw-paper.ts'
import type { Cell, PaperHead, PaperPart } from './paper.ts'

const head: PaperHead = {
  title: 'Wallet statement',
  subtitle: '1 January 2026 to 31 May 2026',
  facts: [
    { label: 'Member', value: 'Dayo Bello' },
    { label: 'Wallet', value: 'Naira wallet (NGN)' },
  ],
  madeAt: new Date('2026-06-02T09:00:00Z'),
  club: {
    name: 'Kinfold',
    imprint: 'Kinfold, a private members’ club',
    licence: 'Managed by a licensed asset manager',
    brandColour: '#2b3582',
    accentColour: '#f2ab2b',
  },
  proof: {
    code: '7H2K-9D4M-AB3C-X5YZ',
    address: 'https://club.example/verify/7H2K-9D4M-AB3C-X5YZ',
  },
}

const figure: PaperPart = {
  kind: 'figure',
  label: 'Balance',
  amount: money('NGN', 123_456n),
  sum: [
    { label: 'Opening balance', amount: money('NGN', 200_000n) },
    { label: 'Paid out', amount: money('NGN', -76_544n) },
    { label: 'Closing balance', amount: money('NGN', 123_456n) },
  ],
}

const table: PaperPart = {
  kind: 'table',
  title: 'Transactions',
  columns: [
    { title: 'Date', width: 66 },
    { title: 'What' },
    { title: 'Paid in (₦)', width: 92, align: 'right', carry: 'sum' },
    { title: 'Balance (₦)', width: 96, align: 'right', carry: 'last' },
  ],
  total: 'Together',
  empty: 'Nothing in this time.',
}

// One point of no colour but red.
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC'

async function draw(parts: readonly PaperPart[], of: PaperHead = head): Promise<Buffer> {
  const drawing = drawPaper(of)
  for (const part of parts) drawing.add(part)
  return drawing.finish()
}
const read = async (parts: readonly PaperPart[], of?: PaperHead): Promise<ReadPaper> =>
  readPaper(await draw(parts, of))

const textsOf = ({ rows }: ReadPaper) => rows.map(row => row.map(({ text }) => text))

const manyRows = (count: number): Cell[][] =>
  Array.from({ length: count }, (_, index) => [
    '5 Jan 2026',
    { text: `Deposit number ${index + 1}`, note: 'KF-7H2K9D4M' },
    100n,
    BigInt(index + 1) * 100n,
  ])

describe('a paper', () => {
  it('bears the club’s own mark where it has one, once however many pages show it', async () => {
    const logo = `data:image/png;base64,${pixel}`
    const parts = [table, { kind: 'rows' as const, rows: manyRows(60) }]
    const picturesIn = async (of: PaperHead) =>
      (await draw(parts, of)).toString('latin1').match(/\/Subtype \/Image\n/g)?.length ?? 0
    const others = await picturesIn(head)
    expect(await picturesIn({ ...head, club: { ...head.club, logo } })).toBe(others + 1)
  })

  it('says what it is, in which language and in which order', async () => {
    const paper = await read([figure, table, { kind: 'rows', rows: manyRows(2) }])
    expect(paper).toMatchObject({
      title: 'Wallet statement, 1 January 2026 to 31 May 2026',
      language: 'en-NG',
      isTagged: true,
      headings: ['Wallet statement'],
    })
    expect(paper.paragraphs).toContain('Member Dayo Bello')
    expect(paper.paragraphs).toContain('Balance ₦1,234.56')
    expect(textsOf(paper)).toEqual([
      ['Opening balance', '₦2,000.00'],
      ['Paid out', '−₦765.44'],
      ['Closing balance', '₦1,234.56'],
      ['Date', 'What', 'Paid in (₦)', 'Balance (₦)'],
      ['5 Jan 2026', 'Deposit number 1 KF-7H2K9D4M', '1.00', '1.00'],
      ['5 Jan 2026', 'Deposit number 2 KF-7H2K9D4M', '1.00', '2.00'],
      ['Together', '', '2.00', '2.00'],
    ])
    expect(paper.rows[3]?.every(({ role }) => role === 'TH')).toBe(true)
    expect(paper.rows[4]?.every(({ role }) => role === 'TD')).toBe(true)
  })

  it('is PDF/UA over several pages, in a club with a mark of its own and any name', async () => {
    const logo = `data:image/png;base64,${pixel}`
    const club = { ...head.club, name: 'Bello & Sons <Ibadan>', logo }
    const facts = [{ label: 'Member', value: '王小明 محمد' }]
    const parts = [figure, table, { kind: 'rows' as const, rows: manyRows(60) }]
    expect(await faultsOfPaper(await draw(parts, { ...head, club, facts }))).toEqual([])
  })

  it('keeps lines apart for who hears or copies them', async () => {
    const written = await readWritten(await draw([figure, table]))
    expect(written).toEqual(expect.arrayContaining([' Member', ' Dayo Bello', ' ₦1,234.56']))
    expect(written.filter(line => !line.startsWith(' '))).toEqual([])
  })

  it('says on each page who gave it, under which licence, and which page it is', async () => {
    const { pages } = await read([table, { kind: 'rows', rows: manyRows(100) }])
    expect(pages.length).toBeGreaterThan(2)
    pages.forEach((page, index) => {
      expect(page).toContain('Kinfold, a private members’ club')
      expect(page).toContain('Managed by a licensed asset manager')
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
    })
  })

  it('repeats the head of a table on each page, and carries its sums forward', async () => {
    const paper = await read([table, { kind: 'rows', rows: manyRows(100) }])
    const carried = paper.pages
      .slice(0, -1)
      .map(page => /Carried forward ([\d.,]+) ([\d.,]+)/.exec(page))
    const brought = paper.pages
      .slice(1)
      .map(page => /Brought forward ([\d.,]+) ([\d.,]+)/.exec(page))
    expect(carried.map(found => found?.slice(1))).toEqual(brought.map(found => found?.slice(1)))
    expect(carried.every(found => found !== null)).toBe(true)
    for (const page of paper.pages) expect(page).toContain('Paid in (₦)')
    // For those who hear it, it is one table with one head.
    expect(
      paper.rows.filter(([first]) => first?.role === 'TH' && first.text === 'Date'),
    ).toHaveLength(1)
    expect(paper.rows).toHaveLength(102)
  })

  it('has every row of a long table once', async () => {
    const count = 3_000
    const file = await draw([table, { kind: 'rows', rows: manyRows(count) }])
    const text = (await readPages(file)).join(' ')
    const numbers = [...text.matchAll(/Deposit number (\d+)/g)].map(([, number]) => Number(number))
    expect(numbers).toEqual(Array.from({ length: count }, (_, index) => index + 1))
    expect(text).toContain('Together')
    expect(text.match(/3,000\.00/g)?.length).toBeGreaterThan(2)
    expect(file.length).toBeLessThan(1_000 * count)
  })

  it('says that nothing happened', async () => {
    const paper = await read([figure, table])
    expect(paper.paragraphs).toContain('Nothing in this time.')
    expect(paper.pages).toHaveLength(1)
  })

  it.each([
    ['a very long name', 'Oluwaseunfunmilayo '.repeat(12).trim()],
    ['a name of one long word', 'A'.repeat(300)],
    ['Yoruba', 'Ẹniọlá Ọ̀ṣúnbùnmí Adéṣọlá'],
    ['Vietnamese', 'Nguyễn Thị Hồng Ửng'],
    ['letters that the font lacks', '王小明 محمد'],
  ])('bears %s', async (_, value) => {
    const named = { ...head, facts: [{ label: 'Member', value }] }
    const paper = await read([figure], named)
    expect(paper.pages).toHaveLength(1)
    expect(paper.paragraphs.some(text => text.startsWith('Member '))).toBe(true)
  })

  it('writes the letters of Nigeria’s names', async () => {
    const value = 'Ẹniọlá Ṣadé Ịfẹọma Ụzọ'
    const paper = await read([figure], { ...head, facts: [{ label: 'Member', value }] })
    expect(paper.paragraphs).toContain(`Member ${value}`)
  })

  it('has room for the largest amounts, above and below zero', async () => {
    const most = 100_000_000_000_099n
    const paper = await read([
      { ...figure, amount: money('NGN', -most) },
      table,
      { kind: 'rows', rows: [['5 Jan 2026', 'All of it', most, -most]] },
    ])
    expect(paper.paragraphs).toContain('Balance −₦1,000,000,000,000.99')
    expect(textsOf(paper).at(-1)).toEqual([
      'Together',
      '',
      '1,000,000,000,000.99',
      '−1,000,000,000,000.99',
    ])
  })

  it('takes nothing along that isn’t seen, and nothing that turns the direction of reading', async () => {
    const text = 'Pay\u202e\u0000\u001b[31m\u200b\ud800 5\u2066.00 (/Type) endobj <</JS>>'
    const paper = await read([
      table,
      { kind: 'rows', rows: [['5 Jan 2026', { text, note: text }, 1n, 1n]] },
      { kind: 'paragraph', text },
    ])
    const said = 'Pay[31m 5.00 (/Type) endobj <</JS>>'
    expect(paper.paragraphs.at(-1)).toBe(said)
    expect(paper.rows[1]?.[1]?.text).toBe(`${said} ${said}`)
  })

  it('refuses rows without a table', async () => {
    await expect(draw([{ kind: 'rows', rows: manyRows(1) }])).rejects.toThrow(
      'rows without a table',
    )
  })
})
