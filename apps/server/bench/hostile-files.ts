// Files of up to 10 MB made to take time or memory, each another way.
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

const size = 9_900_000
const times = (text: string, count = Math.floor(size / text.length)) => text.repeat(count)
const pdf = (...parts: (string | Buffer)[]) =>
  Buffer.concat(['%PDF-1.7\n', ...parts].map(part => Buffer.from(part)))

function bomb(number: number, unfolded: number): Buffer {
  const data = deflateSync(Buffer.alloc(unfolded, ' '))
  const about = `/Type /ObjStm /N 0 /First 4 /Filter /FlateDecode /Length ${data.length}`
  const head = `${number} 0 obj << ${about} >> stream\n`
  return Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream endobj\n')])
}

export const hostileDocuments = (): Readonly<Record<string, Buffer>> => ({
  '500,000 /ObjStm': pdf(times('/ObjStm', 500_000), ' stream', times(' ', 6_000_000)),
  'deep nesting': pdf('1 0 obj', times('<</A')),
  'texts over texts': pdf(times('1 0 obj<</A(', 300_000), times(')>>', 300_000)),
  'an array of numbers': pdf('1 0 obj<</A[', times('1 '), ']>>'),
  'one flate bomb': pdf(bomb(1, 1_000_000_000)),
  '1,900 flate bombs': pdf(...Array.from({ length: 1_900 }, (_, number) => bomb(number, 10_500))),
  'many xref': pdf(times('xref\n0 1\n0000000000 65535 f \ntrailer<</Size 1>>\nstartxref\n0\n')),
  'names in another spelling': pdf(times('1 0 obj<</#41#41#41 1>>')),
})

const plain = (side: number, channels: 3 | 4) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels,
      background: { r: 40, g: 90, b: 130, alpha: 0.5 },
    },
  })

export async function hostilePictures(): Promise<Readonly<Record<string, Buffer>>> {
  const progressive = { progressive: true, chromaSubsampling: '4:4:4' }
  return {
    'progressive JPEG 7000 × 7000': await plain(7000, 3).jpeg(progressive).toBuffer(),
    'progressive JPEG 4500 × 4500': await plain(4500, 3).jpeg(progressive).toBuffer(),
    'usual progressive JPEG 5000 × 5000': await plain(5000, 3)
      .jpeg({ progressive: true })
      .toBuffer(),
    'JPEG 5000 × 5000 on its side': await plain(5000, 3)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
    'interlaced PNG 5000 × 5000': await plain(5000, 4).png({ progressive: true }).toBuffer(),
    'PNG of 16 bits 5000 × 5000': await plain(5000, 4)
      .toColourspace('rgb16')
      .png({ progressive: true })
      .toBuffer(),
  }
}
