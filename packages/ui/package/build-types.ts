/// <reference types="node" />
import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { packageFolder, publishedEntries, sourceFolder } from './published-entries.ts'

/** A declaration beside each built module. */
export function buildTypes(folder: string): void {
  const settings = mkdtempSync(path.join(packageFolder, 'node_modules/types-'))
  const file = path.join(settings, 'tsconfig.json')
  const written = {
    extends: path.join(packageFolder, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: sourceFolder,
      outDir: folder,
    },
    include: [],
    files: [...publishedEntries().values()].map(source => path.join(sourceFolder, source)),
  }
  try {
    writeFileSync(file, JSON.stringify(written))
    execFileSync('tsc', ['-p', file], { cwd: packageFolder, encoding: 'utf8' })
  } finally {
    rmSync(settings, { recursive: true, force: true })
  }
  for (const name of globSync('**/*.d.ts', { cwd: folder })) {
    const declaration = path.join(folder, name)
    writeFileSync(declaration, withBuiltImports(readFileSync(declaration, 'utf8')))
  }
}

/** The sources name each other by `.ts` and `.tsx`; what is installed has `.js` with its declaration. */
const withBuiltImports = (declaration: string) =>
  declaration.replaceAll(/(["'])(\.\.?\/[^"']*)\.tsx?\1/g, '$1$2.js$1')
