import { type Container, parse, type Root, type Rule } from 'postcss'

/**
 * The part of a stylesheet that a document needs to look right before any of its code runs, the mark of the focus
 * included. Nothing can be opened or refused until then, and by then the whole stylesheet is there, with the fonts.
 */
export function firstPaintStyles(css: string, html: string): string {
  const root = parse(css)
  const page = contentOf(html)
  root.walkRules(rule => {
    if (isKeyframe(rule)) return
    const kept = rule.selectors.filter(selector => applies(selector, page))
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
  root.walkAtRules('layer', layer => {
    // For browsers that can't register properties; the whole stylesheet has it.
    if (layer.params === 'properties') layer.remove()
  })
  root.walkComments(comment => {
    comment.remove()
  })
  // A font of our own makes the first layout a fifth dearer; until it is there, its stand-in has its measures.
  root.walkAtRules('font-face', face => {
    if (face.toString().includes('url(')) face.remove()
  })
  removeUnusedNames(root, html)
  removeEmpty(root)
  return root.toString()
}

type Content = {
  readonly classes: ReadonlySet<string>
  readonly elements: ReadonlySet<string>
  /** Whether anything on the page can't be used yet. */
  readonly isAnyDisabled: boolean
}

function contentOf(html: string): Content {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' '),
  )
  const elements = [...html.matchAll(/<([a-z]\w*)/g)].map(([, name = '']) => name)
  return {
    classes: new Set(['dark', ...classes]),
    elements: new Set(['html', 'body', ...elements]),
    isAnyDisabled: html.includes(' disabled=""'),
  }
}

const excluded = /:not\((?:[^()]|\([^()]*\))*\)/g
const classNames = /\.((?:\\.|[\w-])+)/g
const notElements = /\\.|\[[^\]]*\]|::?[\w-]+|[.#](?:\\.|[\w-])+/g
const elementNames = /[a-z]\w*/g
const laterStates = /:(?:hover|active|-moz-[\w-]+)\b/
const laterParts = /::(?!before|after|placeholder)|:host/

function applies(selector: string, { classes, elements, isAnyDisabled }: Content): boolean {
  const plain = selector.replace(excluded, '')
  if (laterStates.test(plain) || laterParts.test(plain)) return false
  if (!isAnyDisabled && plain.includes(':disabled')) return false
  const named = [...plain.matchAll(classNames)].map(([, name = '']) => name.replaceAll('\\', ''))
  const tagged = plain.replace(notElements, ' ').match(elementNames) ?? []
  return named.every(name => classes.has(name)) && tagged.every(name => elements.has(name))
}

function isKeyframe(rule: Rule): boolean {
  const { parent } = rule
  return parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes'
}

/** Custom properties and animations that nothing left refers to; removing one may leave another without use. */
function removeUnusedNames(root: Root, html: string): void {
  for (let before = ''; before !== root.toString(); ) {
    before = root.toString()
    const used = new Set(
      [...`${before}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name),
    )
    root.walkDecls(/^--/, declaration => {
      if (!used.has(declaration.prop)) declaration.remove()
    })
    root.walkAtRules('property', rule => {
      if (!used.has(rule.params)) rule.remove()
    })
    root.walkAtRules('keyframes', rule => {
      if (!new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(before)) rule.remove()
    })
  }
}

function removeEmpty(container: Container): void {
  container.each(node => {
    if (!('nodes' in node) || node.nodes === undefined) return
    removeEmpty(node)
    if (node.nodes.length === 0) node.remove()
  })
}
