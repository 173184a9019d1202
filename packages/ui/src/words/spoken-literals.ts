import { parseSync } from 'vite'

type Node = { type: string; start: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Attributes and options whose text is shown or said. */
const spokenKey =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|alt|placeholder|\w+(?:Text|Label|Placeholder|Title))$/

/** The same for props, which have shorter names; as keys of a list they often name classes. */
const spokenProp = /^(?:label|title|hint|content|caption|description|instruction|words|as|of)$/

const isSpoken = (name: string) => spokenKey.test(name) || spokenProp.test(name)

const hasLetter = (text: unknown): boolean => typeof text === 'string' && /\p{L}/u.test(text)

/** "Nothing found", "Done: ": a capital, then a word, and what no class, key or address has after it. */
const looksSpoken = (text: unknown): boolean =>
  typeof text === 'string' && /^\P{L}*\p{Lu}\p{Ll}+(?:[:…?!.]|[ ,](?:\S|$))/u.test(text)

type Test = (text: unknown) => boolean

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode)
}

/** The literals an expression comes to, through every way it may go. */
function outcomes(node: unknown, is: Test): Node[] {
  if (!isNode(node)) return []
  switch (node.type) {
    case 'Literal':
      return is(node.value) ? [node] : []
    case 'TemplateLiteral':
      return [node.quasis, node.expressions].flat().flatMap(part => outcomes(part, is))
    case 'TemplateElement':
      return isCooked(node.value) && is(node.value.cooked) ? [node] : []
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(part => outcomes(part, is))
    case 'LogicalExpression':
      return [node.left, node.right].flatMap(part => outcomes(part, is))
    case 'BinaryExpression':
      return node.operator === '+'
        ? [node.left, node.right].flatMap(part => outcomes(part, is))
        : []
    case 'ArrowFunctionExpression':
      return outcomes(node.body, is)
    case 'ArrayExpression':
      return [node.elements].flat().flatMap(part => outcomes(part, is))
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'JSXExpressionContainer':
      return outcomes(node.expression, is)
    default:
      return []
  }
}

function isCooked(value: unknown): value is { cooked: unknown } {
  return typeof value === 'object' && value !== null && 'cooked' in value
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (typeof node.name === 'string') return node.name
  return typeof node.value === 'string' ? node.value : ''
}

/** Functions that have their sentence heard or shown. */
function speaks(callee: unknown): boolean {
  if (!isNode(callee)) return false
  if (callee.type === 'MemberExpression') return nameOf(callee.object) === 'toast'
  return ['say', 'toast'].includes(nameOf(callee))
}

/** An error that is thrown is read by who builds with the part, never by who uses it. */
function isForBuilders({ type, callee }: Node): boolean {
  return type === 'NewExpression' && nameOf(callee) === 'Error'
}

function saidBy(node: Node): Node[] {
  switch (node.type) {
    case 'JSXText':
      return hasLetter(node.value) ? [node] : []
    case 'JSXElement':
    case 'JSXFragment':
      return [node.children]
        .flat()
        .filter(child => isNode(child) && child.type === 'JSXExpressionContainer')
        .flatMap(child => outcomes(child, hasLetter))
    case 'JSXAttribute':
      return isSpoken(nameOf(node.name)) ? outcomes(node.value, hasLetter) : []
    case 'Property':
      return spokenKey.test(nameOf(node.key)) ? outcomes(node.value, hasLetter) : []
    case 'AssignmentPattern':
      return outcomes(node.right, isSpoken(nameOf(node.left)) ? hasLetter : looksSpoken)
    case 'CallExpression':
      return speaks(node.callee)
        ? [node.arguments].flat().flatMap(given => outcomes(given, hasLetter))
        : []
    default:
      return outcomes(node, looksSpoken)
  }
}

/** Texts in a source that its part would show or say by itself, each with its line. */
export function spokenLiterals(file: string, source: string): string[] {
  const found = new Set<number>()
  const look = (node: Node) => {
    if (isForBuilders(node) || node.type.startsWith('TS')) return
    for (const { start } of saidBy(node)) found.add(start)
    for (const child of childrenOf(node)) look(child)
  }
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  for (const statement of program.body) if (isNode(statement)) look(statement)
  return [...found].map(start => {
    const line = source.slice(0, start).split('\n').length
    return `${file}:${line} ${source.slice(start).trimStart().split('\n')[0]?.slice(0, 60)}`
  })
}
