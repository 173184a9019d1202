import path from 'node:path'

/** What is unpacked once and may be deleted at any time. */
export const cacheFolder = path.resolve(import.meta.dirname, '../node_modules/.cache')
