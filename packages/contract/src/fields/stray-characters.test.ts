// Every text that anybody can send: no call accepts characters that can't be stored or that disguise the text.
import { object } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { allEndpoints } from '../all-endpoints.ts'
import type { AnyEndpoint, Shape } from '../endpoint.ts'
import { readValue } from '../validation/read-value.ts'
import { Email } from './email.ts'
import { freeText, requiredLines, requiredText } from './text.ts'
import { WebLink } from './web-link.ts'

const stray = [
  '\u0000',
  '\u0007',
  '\u001b',
  '\u007f',
  '\u0085',
  '\ud800',
  '\udc00',
  '\u202e',
  '\u2066',
  '\u2028',
]

describe('a text', () => {
  it.each(stray)('holds no %j', character => {
    for (const shape of [requiredText(), requiredLines(200)]) {
      expect(shape.is(`a${character}b`)).toBe(false)
    }
  })

  it('may have several lines only where it is made of lines', () => {
    expect(requiredLines(50).is('One.\r\n\n\tTwo.')).toBe(true)
    const read = readValue(object({ text: requiredText() }), { text: 'One.\nTwo.' })
    expect(read).toEqual({ ok: false, fields: { text: 'Please keep this to one line.' } })
  })

  it('may be in any script, and have a face', () => {
    for (const text of ['🇳🇬 👨‍👩‍👧', 'می‌خواهم', 'Ẹkọ']) expect(requiredText().is(text)).toBe(true)
  })

  it.each(['\u200b', ' \u200d\u2060 ', '\u2800', '\u3164'])(
    'is nothing where nothing of it is seen: %j',
    text => {
      const shape = object({ text: freeText() })
      expect(readValue(shape, { text })).toMatchObject({ ok: true, value: { text: '' } })
      expect(readValue(object({ text: requiredText() }), { text }).ok).toBe(false)
    },
  )
})

describe('a link', () => {
  it.each([
    'https://a.example/',
    'https://learn.kinfold.example/quiet?x=1&y=%20#part',
    'https://münchen.example:8443/weg/é',
    'https://a.example?x',
  ])('may be %s', link => expect(WebLink.is(link)).toBe(true))

  it.each([
    ...stray.flatMap(character => [
      `https://a.example/${character}`,
      `https://${character}.example`,
    ]),
    'https://a.example/\u200b',
    'https://club@evil.example/',
    'https://club:x@evil.example/',
    'https://localhost',
    'https://.example',
    'https:///x',
    'http://a.example',
    'javascript:alert(1)//https://a.example',
    'https://a.example/ b',
    `https://a.example/${'x'.repeat(2000)}`,
  ])('isn’t %j', link => expect(WebLink.is(link)).toBe(false))

  // A pattern that tries one split of the text after the other would never end with these.
  it.each(['a', 'a.', '-', 'a-.'])('isn’t many times %j, which is judged at once', part => {
    for (const times of [450, 50_000]) {
      expect(WebLink.is(`https://${part.repeat(times)}!`)).toBe(false)
    }
  })
})

describe('an address for mail', () => {
  it.each([...stray, '\u200b', '\ufeff', '\u2060'])('holds no %j', character => {
    expect(Email.is(`a${character}b@club.example`)).toBe(false)
    expect(Email.is(`ab@cl${character}ub.example`)).toBe(false)
  })
})

/** The texts of a shape, each with where it stands. */
function textsIn(shape: unknown, path: readonly string[] = []): [string, Shape][] {
  if (typeof shape !== 'object' || shape === null || !('schema' in shape)) return []
  const { schema, type } = shape as { schema: unknown; type: string }
  if (/^text \d+-\d+$|^(string|email|web link|new password|captcha token)$/.test(type)) {
    return [[path.join('.'), shape as unknown as Shape]]
  }
  if (typeof schema !== 'object' || schema === null) return []
  if ('schema' in schema) return textsIn(schema, [...path, '*'])
  return Object.entries(schema).flatMap(([name, inner]) => textsIn(inner, [...path, name]))
}

describe('what is sent', () => {
  const endpoints: [string, AnyEndpoint][] = Object.entries(allEndpoints)
  const texts = endpoints.flatMap(([name, { body, query, upload }]) =>
    [body, query, upload?.fields].flatMap(shape =>
      textsIn(shape).map(([path, text]) => [name, path, text] as const),
    ),
  )

  it('has texts in it', () => expect(texts.length).toBeGreaterThan(60))

  // The second entry of a password is compared with the first, which is judged, and never kept.
  const compared = ['confirm_password', 'user.confirm_password']

  it.each(texts.filter(([, path]) => !compared.includes(path)))(
    '%s takes no stray character in %s',
    (_, __, text) => {
      for (const character of stray) {
        for (const value of [
          `Ab${character}c`,
          `https://a.example/${character}`,
          `a@b.ex${character}y`,
        ]) {
          expect(text.is(value), JSON.stringify(value)).toBe(false)
        }
      }
    },
  )
})
