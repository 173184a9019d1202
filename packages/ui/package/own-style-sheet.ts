/// <reference types="node" />
// One sheet for products of their own becomes one that stands in other people's pages: nothing in it applies to an
// element that isn't the package's, and its rules hold there whether or not the page has cascade layers.
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss'
import { prefix, withOwnVariables } from './own-names.ts'

/** Elements of the package: each has a class of it. */
const own = `:is([class^=${prefix}],[class*=" ${prefix}"])`
/** The outermost of them, which the others inherit from. */
const outermost = `${own}:where(:not(${own} *))`

const classInSelector = /\.((?:[-\w]|\\[0-9a-f]{1,6} ?|\\.)+)/gi
/** It belongs to the page. */
const themeClass = 'dark'

const unescaped = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code, sign) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  )

/** All classes that a sheet has rules for. */
export function classesOf(css: string): Set<string> {
  const classes = new Set<string>()
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(classInSelector)) classes.add(unescaped(name))
  })
  classes.delete(themeClass)
  return classes
}

/** The at-rules that a node stands in, the innermost first. */
function around({ parent }: ChildNode): AtRule[] {
  return parent?.type === 'atrule' ? [parent as AtRule, ...around(parent as AtRule)] : []
}

const isInside = (node: ChildNode, name: string, params?: string): boolean =>
  around(node).some(rule => rule.name === name && (params === undefined || rule.params === params))

/** A rule for a kind of element applies to the package's elements of that kind, and weighs no more than a class. */
function forOwnElements(selector: string): string {
  const [, element = '', pseudo = ''] = /^(.*?)(::[\w-]+|:before|:after)?$/.exec(selector) ?? []
  const page = /^(?:html|:host|body)(.*)$/.exec(element)
  if (page) return outermost + page[1] + pseudo
  return element === '' || element === '*' ? own + pseudo : `:where(${element})${own}${pseudo}`
}

/** What stood outside every layer outranked what stood in one. */
function outranking(selector: string): string {
  const [first] = [...selector.matchAll(classInSelector)].filter(([, name]) => name !== themeClass)
  return first ? selector.replace(first[0], first[0].repeat(3)) : selector
}

function ownSelector(rule: Rule, selector: string): string {
  if (isInside(rule, 'layer', 'theme')) return selector
  const isNamed = hasClass(selector) || /^(:root|\.dark)/.test(selector)
  const named = isNamed ? selector : forOwnElements(selector)
  return (isInside(rule, 'layer') ? named : outranking(named)).replaceAll(
    classInSelector,
    (written, name) => (name === themeClass ? written : `.${prefix}${name}`),
  )
}

const hasClass = (selector: string) => classesOf(`${selector}{}`).size > 0

/** With their own names, a selector of a class apart: a minifier puts together what parts need apart. */
function ownRules(rule: Rule, used: ReadonlySet<string>): Rule[] {
  const needed = rule.selectors.filter(selector =>
    [...classesOf(`${selector}{}`)].every(name => used.has(name)),
  )
  const selectors = [...new Set(needed.map(selector => ownSelector(rule, selector)))]
  if (selectors.length === 0) return []
  return (needed.some(hasClass) ? selectors : [selectors.join(',')]).map(selector =>
    rule.clone({ selector }),
  )
}

/** A node with the conditions that it stood in, but for layers: the sheet's order and weights take their place. */
const lineOf = (node: ChildNode, conditions: readonly AtRule[]): string =>
  conditions
    .filter(({ name }) => name !== 'layer')
    .reduce((line, { name, params }) => `@${name} ${params}{${line}}`, node.toString())

/** What styles the page itself: its ground, what text looks like where nothing else is said, and no margins. */
function pageReset(sheet: Root): string {
  const rules: string[] = []
  sheet.walk(node => {
    if (around(node)[0]?.params === 'base') rules.push(node.toString())
    if (node.type !== 'rule' || !isThemed(node)) return
    const whole = node.nodes.filter(isOfElements).join(';')
    if (whole) rules.push(`${node.selector}{${whole}}`)
  })
  return withOwnVariables(rules.join('\n'))
}

const isThemed = ({ selector }: Rule) => selector === ':root' || selector === `.${themeClass}`
const isOfElements = (node: ChildNode) => node.type === 'decl' && !node.variable

/** What a theme says of elements, which the tokens stand beside, holds for the package's. */
function splitTheme(rule: Rule): void {
  const whole = rule.nodes.filter(isOfElements)
  if (!isThemed(rule) || whole.length === 0) return
  const inTheme = rule.selector === ':root' ? '' : `:where(${rule.selector},${rule.selector} *)`
  for (const node of whole) node.remove()
  rule.after(postcss.rule({ selector: `html${inTheme}`, nodes: whole }))
}

function renameAnimations(sheet: Root): void {
  const names = new Set<string>()
  sheet.walkAtRules('keyframes', rule => {
    names.add(rule.params)
    rule.params = prefix + rule.params
  })
  sheet.walkDecls(/^animation|^--animate-/, decl => {
    decl.value = decl.value.replace(/(?<![\w-])[a-z-]+/g, word =>
      names.has(word) ? prefix + word : word,
    )
  })
}

const isToken = (line: string) => /^(?:@media[^{]+\{)?(?::root|\.dark)[^{]*\{[^:]*--/.test(line)

/**
 * A sheet that is built for pages of our own, for those of others: a rule a line, in the order that counts. `used` are
 * the classes that modules have.
 */
export function ownStyleSheet(css: string, used: ReadonlySet<string>) {
  const sheet = postcss.parse(css)
  const reset = pageReset(sheet)
  renameAnimations(sheet)
  sheet.walkRules(splitTheme)
  const lines: string[] = []
  sheet.walk(node => {
    if (node.type === 'atrule' && /^(?:font-face|property|keyframes)$/.test(node.name))
      lines.push(node.toString())
    if (node.type !== 'rule' || isInside(node, 'keyframes')) return
    // Stillness that a reader asks for outranks everything.
    if (/^\*/.test(node.selector) && !isInside(node, 'layer'))
      node.walkDecls(declaration => {
        declaration.important = true
      })
    // The ground is the page's.
    if (node.selector === 'html')
      node.walkDecls('background', declaration => void declaration.remove())
    for (const rule of ownRules(node, used)) lines.push(lineOf(rule, around(node)))
  })
  const named = lines.map(withOwnVariables)
  return {
    styles: `${named.join('\n')}\n`,
    reset: `${reset}\n`,
    fonts: `${named.filter(line => line.startsWith('@font-face')).join('\n')}\n`,
    tokens: `${named.filter(isToken).join('\n')}\n`,
  }
}
