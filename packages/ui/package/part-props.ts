/// <reference types="node" />
// What each part takes, as the compiler sees it: through intersections, variants and types of other files.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type FunctionDeclaration, isObjectBindingPattern } from 'typescript/unstable/ast'
import {
  API,
  type Checker,
  type Symbol as Member,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync'
import { packageFolder, publishedEntries, sourceFolder } from './published-entries.ts'

export type PartProp = {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  /** What stands above it in the source. */
  readonly text: string
  /** As it is written in the source. */
  readonly default?: string
}

export type PartProps = {
  readonly component: string
  /** It is imported as `@kinfold/ui/<entry>`. */
  readonly entry: string
  /** From the package's folder of sources. */
  readonly file: string
  readonly props: readonly PartProp[]
  /** The element whose attributes it takes besides: `button`. */
  readonly element?: string
}

/** Of every component that an app can import. */
export function readPartProps(): PartProps[] {
  const settings = path.join(packageFolder, 'tsconfig.json')
  const compiler = new API({ cwd: packageFolder })
  try {
    const project = compiler.updateSnapshot({ openProjects: [settings] }).getProject(settings)
    if (!project) throw new Error(`The compiler can't open ${settings}.`)
    return [...publishedEntries()]
      .filter(([, file]) => file.endsWith('.tsx'))
      .flatMap(([entry, file]) => componentsIn(project, entry, file))
  } finally {
    compiler.close()
  }
}

function componentsIn(project: Project, entry: string, file: string): PartProps[] {
  const source = path.join(sourceFolder, file)
  const text = readFileSync(source, 'utf8')
  return [...text.matchAll(/^export function ([A-Z]\w*)/gm)].flatMap(
    ({ 0: head, 1: name = '', index }) => {
      const symbol = project.checker.getSymbolAtPosition(source, index + head.length - 1)
      return symbol ? { component: name, entry, file, ...propsOf(project, symbol) } : []
    },
  )
}

function propsOf(project: Project, component: Member): Pick<PartProps, 'props' | 'element'> {
  const { checker } = project
  const type = checker.getTypeOfSymbol(component)
  const [call] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : []
  const taken = call && checker.getParameterType(call, 0)
  if (!taken) return { props: [] }
  const named = namesIn(project, component)
  const forms = formsOf(taken)
  const members = Map.groupBy(
    forms.flatMap(form => checker.getPropertiesOfType(form)),
    ({ name }) => name,
  )
  const own = [...members].filter(([name, same]) => named.has(name) || !same.every(isOfReact))
  const element = [...members.values()].flat().map(elementOf).find(Boolean)
  return {
    props: own.map(([name, same]) => describe(checker, name, same, forms.length, named.get(name))),
    ...(element ? { element } : {}),
  }
}

/** A prop may decide what others are: each such form is a type of its own. */
const formsOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type])

/** What its parameters call by name, with what it is when it isn't given. */
function namesIn(project: Project, component: Member): Map<string, string | undefined> {
  const declared = component.valueDeclaration?.resolve(project) as FunctionDeclaration | undefined
  const taken = declared?.parameters[0]?.name
  const text = declared?.getSourceFile().text ?? ''
  if (!taken || !isObjectBindingPattern(taken)) return new Map()
  return new Map(
    taken.elements
      .filter(element => !element.dotDotDotToken)
      .map(({ propertyName, name, initializer }) => {
        const { pos, end } = propertyName ?? name ?? { pos: 0, end: 0 }
        const start = initializer && text.slice(initializer.pos, initializer.end).trim()
        return [text.slice(pos, end).trim(), start] as const
      }),
  )
}

const isOfReact = ({ declarations }: Member) =>
  declarations.some(({ path: file }) => file.includes('/@types/react/'))

/** `ButtonHTMLAttributes` has what only a button takes. */
function elementOf(member: Member): string | undefined {
  const [, element] = /^(\w+)HTMLAttributes$/.exec(member.getParent()?.name ?? '') ?? []
  return element === 'Anchor' ? 'a' : element?.toLowerCase()
}

function describe(
  checker: Checker,
  name: string,
  same: readonly Member[],
  forms: number,
  start: string | undefined,
): PartProp {
  const types = [...new Set(same.map(member => typeOf(checker, member)))]
  const isRequired =
    same.length === forms && same.every(({ flags }) => !(flags & SymbolFlags.Optional))
  return {
    name,
    type: oneType(types),
    isRequired,
    text: same.map(member => member.getDocumentationComment(checker)).find(Boolean) ?? '',
    ...(start ? { default: start } : {}),
  }
}

function typeOf(checker: Checker, member: Member): string {
  const type = checker.getTypeOfSymbol(member)
  return type ? written(checker.typeToString(type)) : 'unknown'
}

/** A prop that decides what others are has each of its values in another form. */
const onOrOff = /^(?:false \| true|true \| false)$/

const inBrackets = (type: string) => (type.includes('=>') ? `(${type})` : type)

const oneType = (types: readonly string[]) =>
  types.length === 1 ? types.join() : types.map(inBrackets).join(' | ').replace(onOrOff, 'boolean')

/** That it may be left out is said apart. */
const written = (type: string) =>
  type
    .replaceAll(/ \| (?:undefined|null)\b/g, '')
    .replace(/^\((.*=>.*)\)$/, '$1')
    .replaceAll('"', "'")
