// From a superstruct to JSON Schema. Scalars are known by their name; whether a value may be left
// out or null is asked of the struct itself, because superstruct keeps no record of it.
import type { Shape } from '../endpoint.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

// No multipleOf for amounts: 1234.56 / 0.01 is not whole in floating point, and validators refuse it.
const plain: Record<string, JsonSchema> = {
  string: { type: 'string' },
  boolean: { type: 'boolean' },
  number: { type: 'number' },
  integer: { type: 'integer' },
  unknown: {},
  id: { type: 'string', format: 'uuid' },
  email: { type: 'string', format: 'email', maxLength: 254 },
  'new password': { type: 'string', format: 'password', minLength: 8, maxLength: 128 },
  secret: { type: 'string', format: 'password', minLength: 1 },
  'captcha token': { type: 'string', minLength: 1 },
  token: { type: 'string', minLength: 16 },
  date: { type: 'string', format: 'date' },
  'date-time': { type: 'string', format: 'date-time' },
  amount: { type: 'number', description: 'Major units, at most two decimals.' },
  'amount to pay': {
    type: 'number',
    exclusiveMinimum: 0,
    maximum: 1e12,
    description: 'Major units, at most two decimals.',
  },
  'amount earned': {
    type: 'number',
    minimum: -1e12,
    maximum: 1e12,
    description: 'Major units, at most two decimals; below zero what was lost, never zero.',
  },
  rate: { type: 'string', pattern: '^\\d+(\\.\\d{1,6})?$', description: 'Naira for one dollar.' },
  'new rate': {
    type: 'string',
    pattern: '^\\d+(\\.\\d{1,6})?$',
    description: 'Naira for one dollar, from 10 to 100,000.',
  },
  'country code': { type: 'string', pattern: '^[A-Z]{2}$' },
  'currency code': { type: 'string', pattern: '^[A-Z]{3}$' },
  phone: { type: 'string', pattern: '^\\+?[1-9]\\d{6,14}$' },
  'one-time code': { type: 'string', pattern: '^\\d{4}$' },
  'last four digits': { type: 'string', pattern: '^\\d{4}$' },
  'authenticator code': { type: 'string', pattern: '^(\\d{6}|[a-z0-9]{4}-[a-z0-9]{4})$' },
  'account number': { type: 'string', pattern: '^\\d{10}$' },
  'bank code': { type: 'string', pattern: '^\\d{3,6}[A-Z]?$' },
  'paper code': {
    type: 'string',
    pattern: '^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$',
    description: 'Sixteen letters and figures, in groups of four.',
  },
  'routing number': { type: 'string', pattern: '^\\d{9}$' },
  'swift code': { type: 'string', pattern: '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$' },
  bvn: { type: 'string', pattern: '^\\d{11}$' },
  'plan id': { type: 'string', pattern: '^[1-9]\\d{0,8}$' },
  'product type': { type: 'string', pattern: '^[a-z][a-z0-9_]{0,39}$' },
  'provider name': { type: 'string', enum: ['sandbox', 'paystack', 'stripe'] },
  'redirect path': { type: 'string', pattern: '^/dashboard/' },
  'web link': { type: 'string', format: 'uri', pattern: '^https://' },
}

function scalarSchema(type: string): JsonSchema {
  const known = plain[type]
  if (known) return known
  const [, least, most] = /^text (\d+)-(\d+)$/.exec(type) ?? []
  if (most) return { type: 'string', minLength: Number(least), maxLength: Number(most) }
  const [, from, to] = /^whole number (-?\d+)\.\.(\d+)$/.exec(type) ?? []
  if (to) return { type: 'integer', minimum: Number(from), maximum: Number(to) }
  throw new TypeError(`the documentation doesn’t know the type ${type}: add it to json-schema.ts`)
}

function isShape(value: unknown): value is Shape {
  return typeof value === 'object' && value !== null && 'validate' in value && 'entries' in value
}

function shapesOf(schema: unknown): [string, Shape][] {
  return Object.entries(Object(schema)).filter((entry): entry is [string, Shape] =>
    isShape(entry[1]),
  )
}

type SchemaOf = (shape: Shape) => JsonSchema

function objectSchema(shape: Shape, schemaOf: SchemaOf): JsonSchema {
  const fields = shapesOf(shape.schema)
  const required = fields.filter(([, field]) => !field.is(undefined)).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, schemaOf(field)])),
    ...(required.length > 0 && { required }),
    ...(shape.type === 'object' && { additionalProperties: false }),
  }
}

function recordSchema(shape: Shape, schemaOf: SchemaOf): JsonSchema {
  const context = { branch: [], path: [] }
  const [, value] = [...shape.entries({ any: undefined }, context)].map(entry => entry[2])
  return { type: 'object', additionalProperties: isShape(value) ? schemaOf(value) : true }
}

function schemaOfType(shape: Shape, schemaOf: SchemaOf): JsonSchema {
  switch (shape.type) {
    case 'object':
    case 'type':
      return objectSchema(shape, schemaOf)
    case 'array':
      return { type: 'array', items: isShape(shape.schema) ? schemaOf(shape.schema) : {} }
    case 'record':
      return recordSchema(shape, schemaOf)
    case 'enums':
      return { type: 'string', enum: Object.values(Object(shape.schema)) }
    case 'literal':
      return { const: shape.schema }
    default:
      return scalarSchema(shape.type)
  }
}

/** `references` names the shapes that are described once and pointed to everywhere else. */
export function createJsonSchema(references: Readonly<Record<string, Shape>>) {
  const names = new Map(Object.entries(references).map(([name, shape]) => [shape.schema, name]))

  const wholeSchemaOf: SchemaOf = shape => schemaOfType(shape, schemaOf)

  function schemaOf(shape: Shape): JsonSchema {
    const name = names.get(shape.schema)
    const schema =
      name === undefined ? wholeSchemaOf(shape) : { $ref: `#/components/schemas/${name}` }
    const mayBeNull = shape.type !== 'unknown' && shape.is(null)
    return mayBeNull ? { anyOf: [schema, { type: 'null' }] } : schema
  }

  return { schemaOf, wholeSchemaOf }
}
