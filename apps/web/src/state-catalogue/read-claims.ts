export type Claim = { state: string; title: string; story: string }

/** Which states the stories of a file show, read from its text: `states: ['…']` in a story's parameters. */
export function readClaims(source: string): Claim[] {
  const title = /\btitle: '([^']+)'/.exec(source)?.[1] ?? ''
  const [, ...stories] = source.split(/^export const (?=\w+: Story)/m)
  return stories.flatMap(text => {
    const exported = /^\w+/.exec(text)?.[0] ?? ''
    const story = /^ {2}name: '([^']+)'/m.exec(text)?.[1] ?? inWords(exported)
    const states = /\bstates: \[([^\]]*)\]/.exec(text)?.[1] ?? ''
    return [...states.matchAll(/'([^']+)'/g)].map(([, state = '']) => ({ state, title, story }))
  })
}

function inWords(exported: string): string {
  return exported.replace(/([a-z])([A-Z])/g, '$1 $2')
}
