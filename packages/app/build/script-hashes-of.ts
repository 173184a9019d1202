import { createHash } from 'node:crypto'

/** Each inline script of the documents as the content security policy names it. */
export function scriptHashesOf(documents: readonly string[]): string[] {
  const hashes = documents.flatMap(document =>
    [...document.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
    ),
  )
  return [...new Set(hashes)]
}
