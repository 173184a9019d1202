import pg from 'pg'

const int8 = 20
const int8Array: number = 1016

// Drizzle reads the driver's global parsers, so they are set there, once, for both engines.
export function int8AsBigint(): void {
  pg.types.setTypeParser(int8, BigInt)
  // The driver's list of type ids lacks the arrays, though it parses them.
  pg.types.setTypeParser(int8Array, parseArray)
}

// '{1,NULL,3}'
function parseArray(text: string): (bigint | null)[] {
  if (text === '{}') return []
  return text
    .slice(1, -1)
    .split(',')
    .map(item => (item === 'NULL' ? null : BigInt(item)))
}
