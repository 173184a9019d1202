// What may differ between equal answers: generated ids, moments, tokens.

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
/** The reference of a line that has none of its own, also in the text of a file. */
const madeOfId = /\bKF-[0-9A-F]{8}\b/g
/** The number of an entry in a journal: the server’s come from a sequence that other entries share. */
const entryOfJournal = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d),\d+,/gm
const madeUp = new Set([
  'access_token',
  'token',
  'secret',
  'otpauth_url',
  'reference',
  'payment_link',
  'version',
  'file_hash',
  'challenge',
  'user_id',
])

function maskText(name: string, text: string): string {
  if (madeUp.has(name)) return `<${name}>`
  if (uuid.test(text)) return '<id>'
  if (moment.test(text)) return '<moment>'
  return text.replace(madeOfId, '<reference>').replace(entryOfJournal, '$1,<entry>,')
}

/** The answer with everything that may differ masked, and without the fields to ignore. */
export function mask(value: unknown, without: readonly string[] = [], name = ''): unknown {
  if (typeof value === 'string') return maskText(name, value)
  if (Array.isArray(value)) return value.map(item => mask(item, without, name))
  if (typeof value !== 'object' || value === null) return value
  // The server says who was faster, by a log that the mocks don't keep.
  const isDecided = Reflect.get(value, 'code') === 'already_decided'
  const hidden = isDecided ? [...without, 'error'] : without
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !hidden.includes(key))
      .map(([key, part]) => [key, mask(part, without, key)]),
  )
}

/** Only the types of the values, for answers that depend on more than the seed. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]))
}
