// Ids that are the same on every run and every machine, so that a link into the demo club keeps working.
import type { Id } from '@kinfold/contract/fields/id'

/** FNV-1a with a final mix, so that names with the same ending get different ids. */
function hash(text: string, seed: number): number {
  let value = seed
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}

const seeds = [0x811c9dc5, 0x9e3779b9, 0x7f4a7c15, 0x2545f491]

/** `demoId('wallet', 'dayo', 'NGN')`: a UUID of version 8, the one for custom schemes. */
export function demoId<Noun extends string>(noun: Noun, ...names: (string | number)[]): Id<Noun> {
  const text = [noun, ...names].join(' ')
  const hex = seeds.map(seed => hash(text, seed).toString(16).padStart(8, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A reference for a person to read out or write on a transfer: `KF-7H2K9D4M`. */
export function demoReference(...names: (string | number)[]): string {
  const number = hash(names.join(' '), 0x811c9dc5) * 256 + (hash(names.join(' '), 0x9e3779b9) % 256)
  let rest = number
  let text = ''
  for (let place = 0; place < 8; place += 1) {
    text += letters[rest % 32] ?? ''
    rest = Math.floor(rest / 32)
  }
  return `KF-${text}`
}
