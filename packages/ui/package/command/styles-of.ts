const classInSelector = /\.(kf-(?:[-\w]|\\.)+)/g
const variable = /--[\w-]+/g

const declarationsOf = (body: string) => body.split(';').filter(Boolean)
const declared = (declaration: string) => /^--[\w-]+/.exec(declaration)?.[0]

/** A rule that declares variables only, as what stands before, within and behind its braces. */
function variableRule(line: string): [before: string, body: string, behind: string] | undefined {
  const [, before, body, behind] = /^(.*\{)([^{}]+)(\}+)$/.exec(line) ?? []
  return before &&
    body &&
    behind &&
    declarationsOf(body).every(declared) &&
    !before.includes('.kf-')
    ? [before, body, behind]
    : undefined
}

/** Of a sheet with a rule a line, what modules need that hold these texts; fonts lie where the sheet does. */
export function stylesOf(sheet: string, modules: string): string {
  const isNeeded = (line: string) =>
    [...line.matchAll(classInSelector)].every(([, name = '']) =>
      modules.includes(name.replaceAll('\\', '')),
    )
  const lines = sheet.split('\n').filter(line => !line.startsWith('@font-face') && isNeeded(line))
  const rules = lines.filter(line => !variableRule(line) && !/^@(?:property|keyframes) /.test(line))
  const needed = new Set([...rules, modules].flatMap(text => text.match(variable) ?? []))
  const variables = lines.flatMap(line => declarationsOf(variableRule(line)?.[1] ?? ''))
  for (let before = -1; before < needed.size; ) {
    before = needed.size
    for (const declaration of variables)
      if (needed.has(declared(declaration) ?? ''))
        for (const name of declaration.match(variable) ?? []) needed.add(name)
  }
  const text = rules.join() + variables.filter(one => needed.has(declared(one) ?? '')).join()
  return lines
    .flatMap(line => {
      const [, kind, name = ''] = /^@(property|keyframes) ([\w-]+)/.exec(line) ?? []
      if (kind) return text.includes(name) ? line : []
      const rule = variableRule(line)
      if (!rule) return line
      const [start, body, end] = rule
      const kept = declarationsOf(body).filter(one => needed.has(declared(one) ?? ''))
      return kept.length > 0 ? start + kept.join(';') + end : []
    })
    .join('\n')
}
