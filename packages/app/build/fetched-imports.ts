import type { Plugin } from 'vite'

// What the bundler puts around every dynamic import, with the files that it needs.
const helper = /^\0vite\/preload-helper\.js$/
const ours = '@kinfold/app/loading/fetch-before-import'

/** Every file of a dynamic import is fetched before the browser is asked for the module (see the loading room of @kinfold/app). */
export function fetchedImports(): Plugin {
  let base = '/'
  return {
    name: 'fetched-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    configResolved: config => {
      base = config.base
    },
    load: {
      filter: { id: helper },
      handler: () =>
        `import { fetchBeforeImport } from '${ours}'\n` +
        `export const __vitePreload = (load, files) => fetchBeforeImport(load, files, '${base}')`,
    },
    config: () => ({
      build: {
        modulePreload: {
          // The bundler names no file where there is but one.
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'js' && files.length === 0 ? [file] : files,
        },
      },
    }),
  }
}
