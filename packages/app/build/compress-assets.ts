import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
const worthIt = 512

/** Puts a `.br` and a `.gz` beside each file that shrinks, so that no request waits for a compressor. */
export async function compressAssets(folder: string): Promise<void> {
  const files = globSync('**/*.{html,js,css,svg,json,webmanifest,txt}', { cwd: folder })
  await Promise.all(files.map(file => compress(path.join(folder, file))))
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < worthIt) return
  const [br, gz] = await Promise.all([brotli(content, quality), zip(content, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
