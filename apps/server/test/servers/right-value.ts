import type { Shape } from '@kinfold/contract/endpoint'

const candidates: readonly unknown[] = [
  // Also what the sandbox's captcha takes.
  'sandbox',
  'a@b.example',
  'https://a.example/',
  '7f4a7c15-9e37-4779-8b9d-a85ca1b2c3d4',
  '2026-01-31',
  '2026-01-31T09:30:00Z',
  '+2348031234567',
  '0123456789',
  '12345678901',
  '021000021',
  '058',
  '1234',
  '123456',
  'NG',
  'NGN',
  'GTBINGLA',
  'Correct-horse-7',
  '1532.5',
  '/dashboard/overview',
  'a-token-of-some-length',
  'pool',
  true,
  1,
  2026,
  60,
]

const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && 'validate' in value

/** A value that each rule of a shape takes by itself; undefined where none of the candidates fits. */
export function rightValue(shape: Shape): unknown {
  const { schema, type } = shape
  if (type === 'enums') return Object.values(Object(schema))[0]
  if (type === 'literal') return schema
  if (type === 'array') return isShape(schema) ? [rightValue(schema)] : []
  if (type === 'object') {
    const fields = Object.entries(Object(schema)).filter((each): each is [string, Shape] =>
      isShape(each[1]),
    )
    return Object.fromEntries(fields.map(([name, field]) => [name, rightValue(field)]))
  }
  return candidates.find(candidate => shape.is(candidate))
}
