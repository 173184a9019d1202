// From a superstruct to JSON Schema. Scalars are known by their name; whether a value may be left
// out or null is asked of the struct itself, because superstruct keeps no record of it.
import type { Shape } from '../endpoint.ts'
import { passwordMaximum, passwordMinimum } from '../fields/password-parts.ts'
import { Count } from '../fields/whole-number.ts'
import { Page } from '../paging/page-of.ts'
import { pascalCase } from './pascal-case.ts'
import { createSharedParts, shortens } from './shared-parts.ts'

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
  'new password': {
    type: 'string',
    format: 'password',
    minLength: passwordMinimum,
    maxLength: passwordMaximum,
  },
  secret: { type: 'string', format: 'password', minLength: 1 },
  'captcha token': { type: 'string', minLength: 1 },
  token: { type: 'string', minLength: 16 },
  base64url: { type: 'string', pattern: '^[A-Za-z0-9_-]+$' },
  date: { type: 'string', format: 'date' },
  'date-time': { type: 'string', format: 'date-time' },
  amount: { type: 'number' },
  'amount to pay': {
    type: 'number',
    exclusiveMinimum: 0,
    maximum: 1e12,
  },
  'amount earned': {
    type: 'number',
    minimum: -1e12,
    maximum: 1e12,
    description:
      'Whole naira or dollars, at most two decimals; below zero what was lost, never zero.',
  },
  rate: { type: 'string', pattern: '^\\d+(\\.\\d{1,6})?$' },
  'new rate': { type: 'string', pattern: '^\\d+(\\.\\d{1,6})?$' },
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
  month: { type: 'string', pattern: '^2\\d{3}-(0[1-9]|1[0-2])$' },
  'plan id': { type: 'string', pattern: '^[1-9]\\d{0,8}$' },
  'product type': { type: 'string', pattern: '^[a-z][a-z0-9_]{0,39}$' },
  'provider name': { type: 'string', enum: ['sandbox', 'paystack', 'stripe'] },
  'redirect path': { type: 'string', pattern: '^/dashboard/' },
  'error code': { $ref: '#/components/schemas/ErrorCode' },
  'web link': { type: 'string', format: 'uri', pattern: '^https://' },
}

/** Scalars that the document names as well. */
const scalarNames: Readonly<Record<string, string>> = {
  id: 'Id',
  date: 'Day',
  'date-time': 'Moment',
  [Count.type]: 'Count',
  amount: 'Amount',
  'amount to pay': 'AmountToPay',
  rate: 'Rate',
}

function scalarSchema(type: string): JsonSchema {
  const known = plain[type]
  if (known) return known
  const [, least, most] = /^text (\d+)-(\d+)$/.exec(type) ?? []
  if (most) return { type: 'string', minLength: Number(least), maxLength: Number(most) }
  const [, from, to] = /^whole number (-?\d+)\.\.(\d+)$/.exec(type) ?? []
  if (to) return { type: 'integer', minimum: Number(from), ...mostOf(Number(to)) }
  throw new TypeError(`the documentation doesn’t know the type ${type}: add it to json-schema.ts`)
}

/** The largest whole number of all is no bound. */
const mostOf = (maximum: number) => maximum < Number.MAX_SAFE_INTEGER && { maximum }

function isShape(value: unknown): value is Shape {
  return typeof value === 'object' && value !== null && 'validate' in value && 'entries' in value
}

function shapesOf(schema: unknown): [string, Shape][] {
  return Object.entries(Object(schema)).filter((entry): entry is [string, Shape] =>
    isShape(entry[1]),
  )
}

/** The words for a field of an object, which has a name where it is one of the references. */
type WordsOf = (field: string, owner: string | undefined) => string | undefined

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null

/** Says nothing of its own, but refers to what does. */
function isReference({ $ref, items, anyOf }: JsonSchema): boolean {
  const [only] = [items, anyOf].flat().filter(isSchema)
  return only ? isReference(only) : $ref !== undefined
}

/** The name of the shape that it is a reference to. */
export function referredTo({ $ref }: JsonSchema): string | undefined {
  return typeof $ref === 'string' ? $ref.replace(/^.*\//, '') : undefined
}

function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: words } = schema
  return typeof type === 'string' && words === undefined
    ? { ...schema, type: [type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] }
}

/** Lists of words are the same where they hold the same words; a scalar is known by its name. */
const identityOf = ({ type, schema }: Shape): unknown =>
  type === 'enums' ? JSON.stringify(schema) : (schema ?? type)

/** A field that several shapes have alike: by what it may be besides null, else by its own name. */
function fieldName(field: string, { anyOf, description }: JsonSchema): string {
  const [only] = [anyOf].flat().filter(isSchema)
  const name = only && referredTo(only)
  return name !== undefined && description === undefined ? `${name}OrNull` : pascalCase(field)
}

/** `references` names the shapes that are described once and pointed to everywhere else. */
export function createJsonSchema(references: Readonly<Record<string, Shape>>, wordsOf: WordsOf) {
  const names = new Map<unknown, string>([
    ...Object.entries(references).map(([name, shape]) => [identityOf(shape), name] as const),
    ...Object.entries(scalarNames),
  ])
  const schemas = new Map<string, JsonSchema>()
  const fields = createSharedParts('schemas', shortens)

  function fieldSchemaOf(field: string, shape: Shape, owner: string | undefined): JsonSchema {
    const schema = schemaOf(shape, owner)
    const description = wordsOf(field, owner)
    const saysEnough = isReference(schema) && !(shape.type in scalarNames)
    const whole = saysEnough || description === undefined ? schema : { ...schema, description }
    return fields.place(fieldName(field, whole), whole)
  }

  function objectSchema(shape: Shape, owner: string | undefined): JsonSchema {
    const all = shapesOf(shape.schema)
    const isPage = shape.schema !== Page.schema && Object.keys(Page.schema).every(has(shape))
    const fields = isPage ? all.filter(([name]) => !(name in Page.schema)) : all
    const required = fields.filter(([, field]) => !field.is(undefined)).map(([name]) => name)
    const own = {
      type: 'object',
      properties: Object.fromEntries(
        fields.map(([name, field]) => [name, fieldSchemaOf(name, field, owner)]),
      ),
      ...(required.length > 0 && { required }),
      ...(shape.type === 'object' && { additionalProperties: false }),
    }
    return isPage ? { allOf: [schemaOf(Page), own] } : own
  }

  function recordSchema(shape: Shape, owner: string | undefined): JsonSchema {
    const context = { branch: [], path: [] }
    const [, value] = [...shape.entries({ any: undefined }, context)].map(entry => entry[2])
    return { type: 'object', additionalProperties: isShape(value) ? schemaOf(value, owner) : true }
  }

  function wholeSchemaOf(shape: Shape, owner: string | undefined): JsonSchema {
    switch (shape.type) {
      case 'object':
      case 'type':
        return objectSchema(shape, owner)
      case 'array':
        return { type: 'array', items: isShape(shape.schema) ? schemaOf(shape.schema, owner) : {} }
      case 'record':
        return recordSchema(shape, owner)
      case 'enums':
        return { type: 'string', enum: Object.values(Object(shape.schema)) }
      case 'literal':
        return { const: shape.schema }
      default:
        return scalarSchema(shape.type)
    }
  }

  function referTo(name: string, shape: Shape): JsonSchema {
    if (!schemas.has(name)) {
      schemas.set(name, {})
      const description = wordsOf(name, undefined)
      schemas.set(name, { ...(description && { description }), ...wholeSchemaOf(shape, name) })
    }
    return { $ref: `#/components/schemas/${name}` }
  }

  function schemaOf(shape: Shape, owner?: string): JsonSchema {
    const name = names.get(identityOf(shape))
    const schema = name === undefined ? wholeSchemaOf(shape, owner) : referTo(name, shape)
    const mayBeNull = shape.type !== 'unknown' && shape.is(null)
    return mayBeNull ? orNull(schema) : schema
  }

  return {
    schemaOf,
    /** What was referred to, by its name, once everything was described. */
    schemas: () => {
      const named = Object.fromEntries(schemas)
      const all = Object.entries({ ...named, ...fields.settle(named) })
      return Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    },
  }
}

const has = (shape: Shape) => (name: string) => name in Object(shape.schema)
