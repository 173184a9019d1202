/// <reference types="node" />
import { parseAst } from 'vite'
import { prefix, withOwnVariables } from './own-names.ts'

type Node = { readonly type: string; readonly start: number; readonly end: number }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const valueAt = (node: Node, key: string): unknown => Reflect.get(node, key)
const nodeAt = (node: Node, key: string): Node | undefined => {
  const value = valueAt(node, key)
  return isNode(value) ? value : undefined
}
const nodesAt = (node: Node, key: string): Node[] => {
  const value = valueAt(node, key)
  return Array.isArray(value) ? value.filter(isNode) : []
}

const nameOf = (node: Node | undefined): unknown =>
  node && (valueAt(node, 'name') ?? valueAt(node, 'value'))

/** Where a single word such as `table` is a class and no role, kind or tag. */
const holdsClasses = (node: Node) =>
  /class(?:Name)?s?$/i.test(String(nameOf(nodeAt(node, node.type === 'Property' ? 'key' : 'id'))))

/** What is compared with is no class: `cx(shape === 'table' && …)`. */
const isComparison = (node: Node) =>
  node.type === 'BinaryExpression' && /[=!]==?/.test(String(valueAt(node, 'operator')))

/** These bring no look of the browser's that a page could change. */
const unseen =
  /^(?:style|option|canvas|pattern|path|g|circle|rect|line|title|desc|defs|stop|use|clipPath)$/

/** What is written of a text, without its quotation marks. */
function textIn({ type, start, end, ...node }: Node & { readonly value?: unknown }) {
  if (type === 'TemplateElement') return { start, end }
  return type === 'Literal' && typeof node.value === 'string'
    ? { start: start + 1, end: end - 1 }
    : undefined
}

type Place = { readonly start: number; readonly end: number }
type Edit = readonly [start: number, end: number, text: string]

/** The icons a module imports, by the names it has for them. */
const iconsIn = (code: string) =>
  new Set([...code.matchAll(/import (\w+) from "lucide-react/g)].map(([, name]) => name))

/** Where an element or icon that a module creates without a class can be given one. */
function bareElement(node: Node, icons: ReadonlySet<unknown>): Edit | undefined {
  if (node.type !== 'CallExpression' || !/^jsxs?$/.test(String(nameOf(nodeAt(node, 'callee')))))
    return
  const [tag, props] = nodesAt(node, 'arguments')
  const isSeen =
    tag?.type === 'Literal' ? !unseen.test(String(nameOf(tag))) : icons.has(nameOf(tag))
  if (!isSeen || props?.type !== 'ObjectExpression') return
  if (nodesAt(props, 'properties').some(holdsClasses)) return
  return [props.start + 1, props.start + 1, ` className: "${prefix}part",`]
}

/**
 * A built module with its own names: `"flex gap-2"` becomes `"kf-flex kf-gap-2"`. A text is a list of classes when the
 * style sheet knows each of its words; a single plain word is one only where a class is given.
 */
export function withOwnClassNames(
  code: string,
  classes: ReadonlySet<string>,
): { code: string; used: ReadonlySet<string> } {
  const edits: Edit[] = []
  const used = new Set<string>()
  const icons = iconsIn(code)

  function rewrite(text: Place, written: string, inClass: boolean): void {
    const words = written.match(/\S+/g) ?? []
    const isPlain = words.length === 1 && /^[a-z]+$/.test(words[0] ?? '')
    const isList =
      words.length > 0 && words.every(word => classes.has(word)) && (inClass || !isPlain)
    if (isList) for (const word of words) used.add(word)
    const named = isList ? written.replace(/\S+/g, word => prefix + word) : written
    // The name follows: `--${name}`.
    const own = withOwnVariables(named).replace(/--$/, `--${prefix}`)
    if (own !== written) edits.push([text.start, text.end, own])
  }

  function visit(node: Node, inClass: boolean): void {
    const text = textIn(node)
    if (text) {
      rewrite(text, code.slice(text.start, text.end), inClass)
      return
    }
    const bare = bareElement(node, icons)
    if (bare) edits.push(bare)
    const within = (inClass || holdsClasses(node)) && !isComparison(node)
    for (const value of Object.values(node))
      for (const child of [value].flat()) if (isNode(child)) visit(child, within)
  }

  for (const node of nodesAt(parseAst(code), 'body')) visit(node, false)
  const own = edits
    .toSorted(([a], [b]) => b - a)
    .reduce((text, [start, end, word]) => text.slice(0, start) + word + text.slice(end), code)
  return { code: own, used }
}
