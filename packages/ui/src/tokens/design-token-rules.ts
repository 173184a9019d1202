// What the Design Tokens Community Group asks of a file (Format and Resolver Module 2025.10), as far as we write it.
// Its JSON schemas are in no package of npm: https://github.com/design-tokens/community-group/tree/main/schemas

type Members = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)

const isShare = (value: unknown) => isNumber(value) && value >= 0 && value <= 1

const hasJust = (value: Members, needed: readonly string[], allowed: readonly string[] = []) =>
  needed.every(key => key in value) &&
  Object.keys(value).every(key => needed.includes(key) || allowed.includes(key))

const reference = /^\{[^${}.][^{}.]*(\.[^${}.][^{}.]*)*\}$/
const isReference = (value: unknown): value is string =>
  typeof value === 'string' && reference.test(value)

const isMeasureIn = (units: readonly string[]) => (value: unknown) =>
  isObject(value) &&
  hasJust(value, ['value', 'unit']) &&
  isNumber(value.value) &&
  units.includes(String(value.unit))

const isDimension = isMeasureIn(['px', 'rem'])

function isColour(value: unknown): boolean {
  if (!isObject(value) || !hasJust(value, ['colorSpace', 'components'], ['alpha', 'hex'])) {
    return false
  }
  const { colorSpace, components, alpha, hex } = value
  return (
    colorSpace === 'srgb' &&
    Array.isArray(components) &&
    components.length === 3 &&
    components.every(isShare) &&
    (alpha === undefined || isShare(alpha)) &&
    (hex === undefined || /^#[\da-f]{6}$/i.test(String(hex)))
  )
}

function isShadowLayer(layer: unknown): boolean {
  if (!isObject(layer)) return false
  const lengths = ['offsetX', 'offsetY', 'blur', 'spread']
  return (
    hasJust(layer, ['color', ...lengths], ['inset']) &&
    (isReference(layer.color) || isColour(layer.color)) &&
    lengths.every(key => isDimension(layer[key]))
  )
}

const isCurve = (value: unknown) =>
  Array.isArray(value) &&
  value.length === 4 &&
  value.every(isNumber) &&
  isShare(value[0]) &&
  isShare(value[2])

/** The types that we write; the format has more. */
const isOfType: Readonly<Record<string, (value: unknown) => boolean>> = {
  color: isColour,
  dimension: isDimension,
  duration: isMeasureIn(['ms', 's']),
  number: isNumber,
  cubicBezier: isCurve,
  shadow: value => Array.isArray(value) && value.length > 0 && value.every(isShadowLayer),
}

function tokenProblem(path: string, token: Members): string[] {
  const type = String(token.$type)
  if (!hasJust(token, ['$value', '$type'], ['$description', '$extensions', '$deprecated'])) {
    return [`${path} has other members than a token`]
  }
  const isRight = isOfType[type]
  if (!isRight) return [`${path} has the unknown type ${type}`]
  return isReference(token.$value) || isRight(token.$value) ? [] : [`${path} is no ${type}`]
}

/** What is wrong in the form of a group, by the path of the token; none means that it may be read. */
export function groupProblems(group: unknown, path = ''): string[] {
  if (!isObject(group)) return [`${path} is no group`]
  return Object.entries(group).flatMap(([name, value]) => {
    if (name === '$description') return typeof value === 'string' ? [] : ['$description is no text']
    const at = path ? `${path}.${name}` : name
    if (!/^[^${}.][^{}.]*$/.test(name)) return [`${at} is no name`]
    return isObject(value) && '$value' in value ? tokenProblem(at, value) : groupProblems(value, at)
  })
}

function tokenAt(file: unknown, path: string): Members | undefined {
  const found = path
    .split('.')
    .reduce<unknown>((group, name) => (isObject(group) ? group[name] : undefined), file)
  return isObject(found) && '$value' in found ? found : undefined
}

const referencesIn = (value: unknown): string[] => {
  if (isReference(value)) return [value.slice(1, -1)]
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(referencesIn)
    : []
}

/** References that lead nowhere, in a circle, or to a token of another type. */
export function referenceProblems(file: unknown): string[] {
  const walk = (group: unknown, path: string): string[] => {
    if (!isObject(group)) return []
    if ('$value' in group) return problemsAt(path, group, [path])
    return Object.entries(group).flatMap(([name, value]) =>
      walk(value, path ? `${path}.${name}` : name),
    )
  }
  const problemsAt = (path: string, token: Members, seen: readonly string[]): string[] =>
    referencesIn(token.$value).flatMap(target => {
      const meant = tokenAt(file, target)
      if (!meant) return [`${path} leads to ${target}, which is not there`]
      if (seen.includes(target)) return [`${path} leads in a circle`]
      const isWhole = isReference(token.$value)
      if (isWhole && meant.$type !== token.$type) return [`${path} leads to another type`]
      return problemsAt(path, meant, [...seen, target])
    })
  return walk(file, '')
}

const rootMembers = ['name', 'description', 'sets', 'modifiers', '$schema', '$defs']

/** What is wrong with a resolver document: its own form, and that of all tokens in it. */
export function resolverProblems(document: unknown): string[] {
  if (!isObject(document) || !hasJust(document, ['version', 'resolutionOrder'], rootMembers)) {
    return ['the document has other members than a resolver']
  }
  const { version, sets = {}, modifiers = {}, resolutionOrder } = document
  return [
    ...(version === '2025.10' ? [] : ['the version is not 2025.10']),
    ...Object.entries(sets as Members).flatMap(([name, set]) => setProblems(`set ${name}`, set)),
    ...Object.entries(modifiers as Members).flatMap(([name, modifier]) =>
      modifierProblems(`modifier ${name}`, modifier),
    ),
    ...orderProblems(resolutionOrder, document),
  ]
}

function sourceProblems(where: string, sources: unknown): string[] {
  if (!Array.isArray(sources)) return [`${where} has no sources`]
  return sources.flatMap(source => groupProblems(source).map(problem => `${where}: ${problem}`))
}

function setProblems(where: string, set: unknown): string[] {
  if (!isObject(set) || !hasJust(set, ['sources'], ['description', '$extensions'])) {
    return [`${where} is no set`]
  }
  return sourceProblems(where, set.sources)
}

function modifierProblems(where: string, modifier: unknown): string[] {
  const allowed = ['description', 'default', '$extensions']
  if (!isObject(modifier) || !hasJust(modifier, ['contexts'], allowed)) {
    return [`${where} is no modifier`]
  }
  const contexts = isObject(modifier.contexts) ? modifier.contexts : {}
  const isKnown = modifier.default === undefined || String(modifier.default) in contexts
  return [
    ...(Object.keys(contexts).length > 1 ? [] : [`${where} has less than two contexts`]),
    ...(isKnown ? [] : [`${where} has a default that is none of its contexts`]),
    ...Object.entries(contexts).flatMap(([name, sources]) =>
      sourceProblems(`${where}, ${name}`, sources),
    ),
  ]
}

function orderProblems(order: unknown, document: Members): string[] {
  if (!Array.isArray(order) || order.length === 0) return ['there is no order of resolution']
  return order.flatMap(each => {
    const [, kind = '', name = ''] = /^#\/(sets|modifiers)\/(.+)$/.exec(String(each?.$ref)) ?? []
    const group = document[kind]
    return isObject(group) && name in group ? [] : [`the order names ${JSON.stringify(each)}`]
  })
}
