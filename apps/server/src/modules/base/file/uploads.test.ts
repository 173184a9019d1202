// What people send up by mistake or on purpose.

import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { filePurposes, fileReaders } from '@kinfold/contract/file/stored-file'
import { uploadFile } from '@kinfold/contract/file/upload-file'
import { operators } from '@kinfold/personas/operators/operators'
import { dayo, people } from '@kinfold/personas/people/people'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { formOf } from '#test/servers/form-of.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import { FilesUnavailableError } from '../../../providers/files/files-unavailable-error.ts'
import { checkFile } from './checking/check-file.ts'
import { FileCheckResult } from './checking/file-check-result.ts'

let server: TestServer
let token: string
let another: string
let png: Buffer
let jpeg: Buffer
beforeAll(async () => {
  server = await openDemoClub()
  token = await sessionFor(server, dayo.customer.email)
  another = await sessionFor(server, people.chidi.customer.email)
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#2b3582' } })
  png = await picture.clone().png().toBuffer()
  jpeg = await picture
    .clone()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
    .toBuffer()
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(() => server.db.query({ text: 'DELETE FROM rate_limit' }))

async function send(name: string, bytes: Uint8Array, as = token) {
  const form = await formOf({ name, bytes }, { purpose: 'receipt' })
  return server.call('POST', '/api/file', { token: as, ...form })
}
const keep = (name: string, bytes: Uint8Array) =>
  server.ask(uploadFile, {
    token,
    upload: { file: { name, bytes }, fields: { purpose: 'receipt' } },
  })
const read = (id: string, as: string) =>
  server.parts.app.inject({
    url: `/api/file/${id}`,
    headers: { authorization: `Bearer ${as}` },
  })
const kept = () =>
  readdirSync(path.join(server.config.dataFolder, 'files'), { recursive: true }).length

describe('a file', () => {
  it('is kept under a random name and given back as a download', async () => {
    const file = await keep('../../etc/Ada’s receipt.png', png)
    expect(file).toMatchObject({ name: 'Adas receipt.png', content_type: 'image/png' })
    const answer = await read(file.id, token)
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'content-type': 'application/octet-stream',
      'cache-control': 'no-store',
    })
    expect(answer.rawPayload.subarray(0, 4)).toEqual(png.subarray(0, 4))
  })

  it.each(filePurposes)('sent as %s is for its owner and its readers alone', async purpose => {
    const file = { name: 'paper.png', bytes: png }
    const { id } = await server.ask(uploadFile, { token, upload: { file, fields: { purpose } } })
    expect((await read(id, token)).statusCode).toBe(200)
    const other = await sessionFor(server, people.bola.customer.email)
    expect((await read(id, other)).statusCode).toBe(404)
    for (const { email, roles } of Object.values(operators)) {
      const mayRead = roles.some(role => role === fileReaders[purpose])
      const answer = await read(id, await sessionFor(server, email))
      expect([email, answer.statusCode]).toEqual([email, mayRead ? 200 : 403])
    }
  })

  it('is not looked at by an operator without a trace of who, whose and which', async () => {
    const { id } = await keep('receipt.png', png)
    const looks = async () => {
      const rows = await server.db.query<{ told: string }>({
        text: `SELECT actor_name || ': ' || subject || coalesce(detail, '') AS told FROM audit_entry
                WHERE action = 'file.viewed' AND subject_id = $1`,
        values: [id],
      })
      return rows.map(({ told }) => told)
    }
    await read(id, token)
    await read(id, await sessionFor(server, operators.ngozi.email))
    expect(await looks()).toEqual([])
    await read(id, await sessionFor(server, operators.tunde.email))
    const { first_name, last_name } = dayo.customer
    const { firstName, lastName } = operators.tunde
    expect(await looks()).toEqual([
      `${firstName} ${lastName}: receipt of ${first_name} ${last_name}`,
    ])
  })

  it('whose bytes are lost is answered so, for good, and the log has it', async () => {
    const { id } = await keep('receipt.png', png)
    const [row] = await server.db.query<{ key: string }>({
      text: 'SELECT storage_key AS key FROM stored_file WHERE id = $1',
      values: [id],
    })
    await server.parts.services.files.remove(row?.key ?? '')
    server.logged.length = 0
    const answer = await read(id, token)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ error: expect.stringContaining('no longer have this') })
    expect(server.logged.find(line => line.includes('"level":"error"'))).toContain(row?.key)
  })

  it('is asked for again when the disk can’t take it, and nothing is left of it', async () => {
    const folder = path.join(server.config.dataFolder, 'uploads')
    rmSync(folder, { recursive: true, force: true })
    writeFileSync(folder, 'a file where the folder should be')
    const { status, body } = await send('receipt.png', png)
    rmSync(folder)
    expect(status).toBe(503)
    expect(body).toMatchObject({ error: expect.stringMatching(/\.$/), code: 'unavailable' })
    expect((await send('receipt.png', png)).status).toBe(200)
  })

  it('that we could not check is to be sent again, and counts not among those that were refused', async () => {
    const busy = new FilesUnavailableError(new Error('no turn on the processor'))
    const check = vi.spyOn(server.parts.services, 'checkFile').mockRejectedValue(busy)
    try {
      for (let sent = 0; sent < 20; sent += 1) {
        const { status, headers } = await send('receipt.png', png)
        expect([status, headers['retry-after']]).toEqual([503, '5'])
      }
    } finally {
      check.mockRestore()
    }
    expect((await send('receipt.png', png)).status).toBe(200)
  })

  it('leaves nothing where files are received once its call is answered', async () => {
    await keep('receipt.png', png)
    await send('photo.png', Buffer.from('<html>'))
    expect(readdirSync(path.join(server.config.dataFolder, 'uploads'))).toEqual([])
  })

  it.each([
    ['more dots than we open', { width: 5100, height: 5000 }, {}],
    ['so many that must be held at once', { width: 4900, height: 4900 }, { orientation: 6 }],
  ])('with %s is refused with the number that we take', async (_, size, about) => {
    const large = await sharp({ create: { ...size, channels: 3, background: 'red' } })
      .withMetadata(about)
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer()
    const { status, code, body } = await send('photo.jpg', large)
    expect([status, code]).toEqual([413, 'file_too_large'])
    expect(body).toMatchObject({ error: expect.stringContaining('25 megapixels') })
  })

  it('with too many colours for its size is refused by its header alone', async () => {
    const { status, code } = await send('photo.png', headOfPng(4000, 16))
    expect([status, code]).toEqual([413, 'file_too_large'])
    expect((await send('photo.png', headOfPng(4000, 8))).status).toBe(415)
  })

  it('goes by what is in it, whatever it is called', async () => {
    expect(await keep('receipt.pdf', png)).toMatchObject({
      name: 'receipt.png',
      content_type: 'image/png',
    })
    expect(await keep('receipt.exe', Buffer.from('%PDF-1.4\n'))).toMatchObject({
      name: 'receipt.pdf',
      content_type: 'application/pdf',
    })
  })

  it('loses where and by whom a picture was taken', async () => {
    expect((await sharp(jpeg).metadata()).exif).toBeDefined()
    const { id } = await keep('photo.jpg', jpeg)
    const saved = (await read(id, token)).rawPayload
    expect((await sharp(saved).metadata()).exif).toBeUndefined()
    expect(saved.includes('Somebody')).toBe(false)
  })

  it('leaves behind what hides after a picture', async () => {
    const page = '<script>alert(document.domain)</script>'
    const { id } = await keep('photo.png', Buffer.concat([png, Buffer.from(page)]))
    expect((await read(id, token)).rawPayload.includes(page)).toBe(false)
  })

  it('may be ten million bytes and not one more', async () => {
    const exact = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(9_999_991, 0x20)])
    expect((await send('bill.pdf', exact)).status).toBe(200)
    const before = kept()
    const { status, code } = await send('bill.pdf', Buffer.concat([exact, Buffer.from(' ')]))
    expect([status, code]).toEqual([413, 'file_too_large'])
    expect(kept()).toBe(before)
  })
})

const script = '<< /S /JavaScript /JS (app.alert(1)) >>'
type Dictionary = (length: number) => string
/** Ways to make a reader find an object stream that a search for `stream` and `endstream` does not. */
const hidden: [how: string, dictionary: Dictionary, before?: string][] = [
  [
    'behind a stream in a string of its dictionary',
    length => `/Type /ObjStm /X (stream\nendstream) /Filter /FlateDecode /Length ${length}`,
  ],
  [
    'behind a stream in a comment of its dictionary',
    length => `/Type /ObjStm % stream\nendstream\n/Filter /FlateDecode /Length ${length}`,
  ],
  ['without its type', length => `/Filter /FlateDecode /Length ${length}`],
  ['whose length is a lie', length => `/Type /ObjStm /Filter /FlateDecode /Length ${length - 9}`],
  ['whose length is missing', () => '/Type /ObjStm /Filter /FlateDecode'],
  ['whose length is nowhere', () => '/Type /ObjStm /Filter /FlateDecode /Length 99 0 R'],
  [
    'whose keys come twice',
    length => `/Type /ObjStm /Filter /FlateDecode /Filter /Crypt /Length ${length}`,
  ],
  [
    'that is packed another way',
    length => `/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode] /Length ${length}`,
  ],
  [
    'whose bytes are mixed up',
    length =>
      `/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 4 >> /Length ${length}`,
  ],
  [
    'inside the data of another stream',
    length => `/Type /ObjStm /Filter /FlateDecode /Length ${length}`,
    '9 0 obj\n<< /Length 100000 >>\nstream\n',
  ],
]

const refused: [what: string, name: string, bytes: () => Buffer][] = [
  ['a page called a picture', 'photo.png', () => Buffer.from('<html><script>1</script></html>')],
  ['a drawing with a script', 'logo.svg', () => Buffer.from(svg)],
  ['a drawing called a picture', 'logo.png', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ['nothing', 'empty.png', () => Buffer.alloc(0)],
  ['half a picture', 'photo.png', () => png.subarray(0, png.length / 2)],
  ['the beginning of a picture', 'photo.jpg', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['an archive', 'photo.jpg', () => Buffer.from('504b0304140000000800', 'hex')],
  ['a programme', 'photo.jpg', () => Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
  [
    'a document with a script',
    'bill.pdf',
    () => pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'),
  ],
  ['a script by another spelling', 'bill.pdf', () => pdf('/OpenAction << /S /J#61vaScript >>')],
  [
    'a document that starts a programme',
    'bill.pdf',
    () => pdf('/OpenAction << /S /Launch /F (cmd.exe) >>'),
  ],
  [
    'a script that comes as a film',
    'bill.pdf',
    () => pdf('/OpenAction << /S /Rendition /JS (app.alert(1)) >>'),
  ],
  ['a document with another inside', 'bill.pdf', () => pdf('/Names << /EmbeddedFiles 5 0 R >>')],
  ['a locked document', 'bill.pdf', () => pdf('/Encrypt 9 0 R')],
  [
    'a document that leads to another file',
    'bill.pdf',
    () => pdf('/Dests << /S /GoToR /F (\\\\host\\\\share\\a.pdf) >>'),
  ],
  [
    'a document that opens a page of the web',
    'bill.pdf',
    () => pdf('/OpenAction << /S /URI /URI (https://elsewhere.example) >>'),
  ],
  [
    'the same by a reference',
    'bill.pdf',
    () => pdf('/OpenAction 7 0 R', object(7, '<< /S /URI /URI (https://elsewhere.example) >>')),
  ],
  [
    'an action after the page it opens at',
    'bill.pdf',
    () => pdf('/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /URI >> >>'),
  ],
  ['an action that isn’t there', 'bill.pdf', () => pdf('/OpenAction 7 0 R')],
  ['a script packed away', 'bill.pdf', () => packed('<< /S /JavaScript /JS (app.alert(1)) >>')],
  ['a document that unfolds without end', 'bill.pdf', () => packed(' '.repeat(30_000_000))],
  ...hidden.map(([how, dictionary, before]): [string, string, () => Buffer] => [
    `a packed script ${how}`,
    'bill.pdf',
    () => packed(script, dictionary, before),
  ]),
  [
    'a page in front of a document',
    'bill.pdf',
    () => Buffer.from('<html><script>1</script>%PDF-1.4'),
  ],
]
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>1</script></svg>'

it.each(refused)('%s is refused and nothing is kept', async (_, name, bytes) => {
  const before = kept()
  // By somebody else: each may send so many an hour.
  const { status, code } = await send(name, bytes(), another)
  expect([status, code]).toEqual([415, 'file_type_not_allowed'])
  expect(kept()).toBe(before)
})

describe('a form', () => {
  it.each<[string, Promise<{ body: Buffer; headers: Record<string, string> }>, string]>([
    ['without a file', formOf(undefined, { purpose: 'receipt' }), 'file'],
    ['without a purpose', formOf({ name: 'a.png', bytes: Buffer.from('x') }, {}), 'purpose'],
    [
      'for a purpose of its own',
      formOf({ name: 'a.png', bytes: Buffer.from('x') }, { purpose: 'x' }),
      'purpose',
    ],
  ])('%s is answered with the field', async (_, form, field) => {
    const { status, fields } = await server.call('POST', '/api/file', { token, ...(await form) })
    expect(status).toBe(400)
    expect(Object.keys(fields ?? {})).toContain(field)
  })

  it.each([
    [
      'cut short',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
    ],
    ['without a boundary', 'multipart/form-data', 'abc'],
    ['of nothing', 'multipart/form-data; boundary=x', ''],
    [
      'with two files',
      'multipart/form-data; boundary=x',
      `${['a', 'b']
        .map(
          name =>
            `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}.png"\r\n\r\nabc\r\n`,
        )
        .join('')}--x--\r\n`,
    ],
  ])('%s is refused with a sentence', async (_, type, body) => {
    const answer = await server.call('POST', '/api/file', {
      token,
      body,
      headers: { 'content-type': type },
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(answer.body).toMatchObject({ error: expect.stringMatching(/\.$/) })
  })
})

it('a picture that unfolds without end is refused, and nothing is kept', async () => {
  const before = kept()
  expect((await send('bomb.png', bomb(60_000, 60_000))).status).toBe(413)
  expect(kept()).toBe(before)
})

it('takes a plain document, one with objects packed together, and one that speaks of scripts', async () => {
  const plain = pdf('/Names << /Dests 5 0 R >>')
  const spoken = Buffer.concat([plain, Buffer.from('BT (Our JavaScript course) Tj ET')])
  for (const bytes of [plain, packed('<< /Type /Annot >>'), spoken]) {
    expect((await keep('bill.pdf', bytes)).content_type).toBe('application/pdf')
  }
})

it('takes a scan, whatever its bytes happen to spell', async () => {
  // Ten million bytes of a picture spell each name of three letters about once.
  const bytes = Buffer.from('\x01\x02/JS \x03/AA\n/JS(', 'latin1')
  const scan = Buffer.concat([
    pdf(''),
    Buffer.from('stream\n'),
    bytes,
    Buffer.from('\nendstream\n'),
  ])
  expect((await keep('bill.pdf', scan)).content_type).toBe('application/pdf')
})

describe('whatever is sent', () => {
  const kinds = ['a PNG', 'a JPEG', 'a PDF'] as const
  const whole = { 'a PNG': () => png, 'a JPEG': () => jpeg, 'a PDF': () => packed('<< >>') }

  it.each(kinds)(
    '%s with bytes turned is checked or refused, and never breaks anything',
    async kind => {
      const bytes = whole[kind]()
      const turned = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 12 })
      await fc.assert(
        fc.asyncProperty(turned, fc.nat(bytes.length), async (changes, end) => {
          const sent = Buffer.from(bytes)
          for (const [at, value] of changes) sent[at] = value
          const file = path.join(server.config.dataFolder, 'turned')
          writeFileSync(file, end % 3 === 0 ? sent.subarray(0, end) : sent)
          expect(FileCheckResult.is(await checkFile(file, `${file}.new`))).toBe(true)
        }),
        { numRuns: Number(process.env.KINFOLD_BAD_INPUT_RUNS ?? 15) * 4 },
      )
    },
  )
})

const object = (number: number, value: string) => `${number} 0 obj\n${value}\nendobj\n`

/** A document whose root says one thing more. */
function pdf(extra: string, more = ''): Buffer {
  return Buffer.from(
    `%PDF-1.7\n${object(1, `<< /Type /Catalog ${extra} >>`)}${more}%%EOF\n`,
    'latin1',
  )
}

const usual: Dictionary = length => `/Type /ObjStm /Filter /FlateDecode /Length ${length}`

/** The same with an object packed away, as newer programs write them. */
function packed(value: string, dictionary = usual, before = ''): Buffer {
  const stream = deflateSync(Buffer.from(`3 0 ${value}`))
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n${before}2 0 obj\n<< /N 1 /First 4 ${dictionary(stream.length)} >>\nstream\n`,
    ),
    stream,
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ])
}

/** A few kilobytes that say they are a picture of 60,000 by 60,000 dots. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc(5_000_000)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** As if a square picture with four colours of so many bits followed. */
function headOfPng(side: number, bits: number): Buffer {
  const about = Buffer.alloc(13)
  about.writeUInt32BE(side, 0)
  about.writeUInt32BE(side, 4)
  about[8] = bits
  about[9] = 6
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', about),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
  ])
}
