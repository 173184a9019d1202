import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A server writes into its data folder, so each works on a copy; the caller removes the folder around it. */
export function copyDataFolder(original: string): string {
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'kinfold-data-')), 'data')
  cpSync(original, copy, { recursive: true })
  return copy
}
