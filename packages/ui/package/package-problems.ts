/// <reference types="node" />
// What would break for those who install the package, by the checkers that package authors use.
import { readFileSync } from 'node:fs'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/** Of the folder that was built and the file that was packed of it; none means that it may be published. */
export async function packageProblems(folder: string, tarball: string): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true })
  const types = await checkPackage(createPackageFromTarballData(readFileSync(tarball)))
  const wrong = types.types ? types.problems : [{ kind: 'it has no types' }]
  return [
    ...messages.flatMap(message => formatMessage(message, pkg) ?? []),
    // It is for modules and bundlers: CommonJS and resolvers before `exports` are not served.
    ...wrong
      .filter(problem => !('resolutionKind' in problem && older.includes(problem.resolutionKind)))
      .map(problem => JSON.stringify(problem)),
  ]
}

const older: readonly unknown[] = ['node10', 'node16-cjs']
