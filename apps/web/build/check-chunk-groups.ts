import type { Plugin } from 'vite'
import { chunkGroups } from './chunk-groups.ts'

/** A pattern that matches no module is a renamed or removed one, and silently changes what a phone loads. */
export function checkChunkGroups(): Plugin {
  return {
    name: 'check-chunk-groups',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap(output =>
        output.type === 'chunk' ? output.moduleIds : [],
      )
      const unmatched = chunkGroups.flatMap(({ name, patterns }) =>
        patterns
          .filter(pattern => !modules.some(id => new RegExp(pattern).test(id)))
          .map(pattern => `${name}: ${pattern}`),
      )
      if (unmatched.length > 0)
        this.error(
          `These patterns of build/chunk-groups.ts match no module:\n${unmatched.join('\n')}`,
        )
    },
  }
}
