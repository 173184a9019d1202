import { readFileSync } from 'node:fs'
import { create, string, type } from 'superstruct'

const Manifest = type({ version: string() })
const file = new URL('../../package.json', import.meta.url)

export const { version } = create(JSON.parse(readFileSync(file, 'utf8')), Manifest)
