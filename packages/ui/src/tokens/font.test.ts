/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

// A WOFF2 file is a short directory and one Brotli stream; the two tables read here are stored untransformed.
const TAGS = [
  'cmap,head,hhea,hmtx,maxp,name,OS/2,post,cvt ,fpgm,glyf,loca,prep,CFF ,VORG,EBDT,EBLC,gasp,hdmx',
  'kern,LTSH,PCLT,VDMX,vhea,vmtx,BASE,GDEF,GPOS,GSUB,EBSC,JSTF,MATH,CBDT,CBLC,COLR,CPAL,SVG ,sbix',
  'acnt,avar,bdat,bloc,bsln,cvar,fdsc,feat,fmtx,fvar,gvar',
]
  .join(',')
  .split(',')

class Reader {
  at = 0
  readonly bytes: Buffer
  constructor(bytes: Buffer, at: number) {
    this.bytes = bytes
    this.at = at
  }
  byte(): number {
    return this.bytes[this.at++]!
  }
  text(length: number): string {
    this.at += length
    return this.bytes.toString('latin1', this.at - length, this.at)
  }
  base128(): number {
    let value = 0
    for (;;) {
      const next = this.byte()
      value = value * 128 + (next & 127)
      if (next < 128) return value
    }
  }
}

function tables(file: string): Map<string, Buffer> {
  const bytes = readFileSync(new URL(`../../fonts/${file}`, import.meta.url))
  const reader = new Reader(bytes, 48)
  const entries: { tag: string; length: number }[] = []
  for (let left = bytes.readUInt16BE(12); left > 0; left--) {
    const flags = reader.byte()
    const known = flags & 63
    const tag = known === 63 ? reader.text(4) : TAGS[known]
    const plain = reader.base128()
    const isShape = tag === 'glyf' || tag === 'loca'
    const transformed = isShape ? flags >> 6 === 0 : flags >> 6 !== 0
    entries.push({ tag: tag ?? `#${known}`, length: transformed ? reader.base128() : plain })
  }
  const stream = brotliDecompressSync(bytes.subarray(reader.at, reader.at + bytes.readUInt32BE(20)))
  const found = new Map<string, Buffer>()
  let from = 0
  for (const { tag, length } of entries) {
    found.set(tag, stream.subarray(from, from + length))
    from += length
  }
  return found
}

function characters(cmap: Buffer): Set<number> {
  const found = new Set<number>()
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4))
    if (table.readUInt16BE(0) !== 4) continue
    const segments = table.readUInt16BE(6) / 2
    for (let s = 0; s < segments; s++) {
      const end = table.readUInt16BE(14 + s * 2)
      const start = table.readUInt16BE(16 + segments * 2 + s * 2)
      for (let code = start; code <= end; code++) found.add(code)
    }
  }
  return found
}

test('the first file has the naira sign and the letters of Nigerian names', () => {
  const cmap = tables('plus-jakarta-sans.woff2').get('cmap')!
  const missing = [...'₦$€ ABCxyz0123456789 ẸẹỌọṢṣỊịỤụṄṅ áàéèíìóòúù ’“”–…×−'].filter(
    letter => !characters(cmap).has(letter.codePointAt(0)!),
  )
  expect(missing).toEqual([])
  expect(characters(cmap).has('Ж'.codePointAt(0)!)).toBe(false)
})

test('the figures can be set tabular and the weight is variable', () => {
  const font = tables('plus-jakarta-sans.woff2')
  expect(font.get('GSUB')!.toString('latin1')).toContain('tnum')
  expect(font.has('fvar')).toBe(true)
})

test('the first file stays small', () => {
  const file = readFileSync(new URL('../../fonts/plus-jakarta-sans.woff2', import.meta.url))
  expect(file.byteLength).toBeLessThan(24_000)
})
