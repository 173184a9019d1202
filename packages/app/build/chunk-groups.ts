import type { Plugin } from 'vite'

/** Modules that travel in one file: those that match a pattern, with all that they import. */
export type ChunkGroup = { name: string; priority: number; patterns: readonly string[] }

/** As the bundler takes it. */
export const bundlerGroup = ({ name, priority, patterns }: ChunkGroup) => ({
  name,
  priority,
  test: new RegExp(patterns.join('|')),
})

/** A pattern that matches no module is a renamed or removed one, and silently changes what a phone loads. */
export function checkChunkGroups(groups: readonly ChunkGroup[]): Plugin {
  return {
    name: 'check-chunk-groups',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap(output =>
        output.type === 'chunk' ? output.moduleIds : [],
      )
      const unmatched = groups.flatMap(({ name, patterns }) =>
        patterns
          .filter(pattern => !modules.some(id => new RegExp(pattern).test(id)))
          .map(pattern => `${name}: ${pattern}`),
      )
      if (unmatched.length > 0)
        this.error(`These patterns of chunk groups match no module:\n${unmatched.join('\n')}`)
    },
  }
}
