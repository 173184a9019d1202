import { type AtRule, type Container, parse, type Rule } from 'postcss'

/** Everything in the texts that could be a class: a few words too many keep a rule, none too few lose one. */
function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap(text => text.split(/[\s"'`<>{};\\]+/)))
}

const classes = /\.((?:\\.|[\w-])+)/g

/** Whether a selector can match: the classes outside of its `:where` and `:is` all occur. */
function applies(selector: string, words: ReadonlySet<string>): boolean {
  const outside = selector.replace(/:(?:where|is|not)\((?:[^()]|\([^()]*\))*\)/g, '')
  return [...outside.matchAll(classes)].every(([, name = '']) => {
    const plain = name.replaceAll('\\', '')
    return plain === 'dark' || words.has(plain)
  })
}

function isEmpty(node: Container | AtRule): boolean {
  return 'nodes' in node && node.nodes !== undefined && node.nodes.length === 0
}

/** The part of a stylesheet that a page's first content and its own code can need. */
export function criticalStyles(css: string, texts: readonly string[]): string {
  const words = wordsOf(texts)
  const root = parse(css)
  root.walkRules((rule: Rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test(Reflect.get(rule.parent, 'name')))
      return
    const kept = rule.selectors.filter(selector => applies(selector, words))
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
  root.walkAtRules(rule => {
    if (rule.name === 'media' || rule.name === 'supports' || rule.name === 'container') {
      if (isEmpty(rule)) rule.remove()
    }
  })
  // For browsers that can't register properties; the whole stylesheet has it.
  root.walkAtRules('layer', layer => {
    if (layer.params === 'properties') layer.remove()
  })
  root.walkComments(comment => {
    comment.remove()
  })
  const text = root.toString()
  // Registered custom properties that nothing left reads.
  return text.replace(/@property (--[\w-]+)\s*\{[^}]*\}/g, (rule, name: string) =>
    text.includes(`var(${name}`) ? rule : '',
  )
}
