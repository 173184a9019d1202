import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { commonProp } from './story-layout/common-props.ts'

const source = import.meta.dirname
const files = globSync('*/*.tsx', { cwd: source }).filter(
  file => !/\.(?:stories|test)\.tsx$|^(?:story-layout|patterns|foundations)\//.test(file),
)

type Node = { type: string; start: number; end: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** The properties a type writes down itself, also in its unions and intersections. */
function propertiesOf(node: unknown): Node[] {
  if (!isNode(node)) return []
  if (node.type === 'TSPropertySignature') return [node]
  const inside = [node.members, node.types, node.typeAnnotation].flat()
  return inside.flatMap(propertiesOf)
}

/** Of every exported type of props: the names without a sentence above them. */
async function undescribed(file: string): Promise<string[]> {
  const text = readFileSync(path.join(source, file), 'utf8')
  const { program } = await parseSync(file, text)
  return program.body.flatMap(statement => {
    if (statement.type !== 'ExportNamedDeclaration') return []
    const { declaration } = statement
    if (declaration?.type !== 'TSTypeAliasDeclaration') return []
    if (!declaration.id.name.endsWith('Props')) return []
    return propertiesOf(declaration.typeAnnotation)
      .filter(({ start }) => !/\*\/\s*$/.test(text.slice(0, start)))
      .map(({ start, end }) => /^\w+/.exec(text.slice(start, end))?.[0] ?? '')
      .filter(name => commonProp(name) === undefined)
      .map(name => `${file}: ${name}`)
  })
}

test('every prop says what it is for, in its part or for all parts', async () => {
  expect((await Promise.all(files.map(undescribed))).flat()).toEqual([])
})
