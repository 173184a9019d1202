/// <reference types="node" />
// `npm run package:ui`: builds the package, has it checked, and says where the file is that a registry would be given.
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildPackage, packPackage } from './build-package.ts'
import { packageProblems } from './package-problems.ts'
import { packageFolder } from './published-entries.ts'

const folder = path.join(packageFolder, '../../.kinfold/ui')
const built = path.join(folder, 'package')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await buildPackage(built)
const file = packPackage(built, folder)
const problems = await packageProblems(built, file)
if (problems.length > 0) {
  process.stderr.write(`The package would not work for everybody:\n${problems.join('\n')}\n`)
  process.exitCode = 1
} else process.stdout.write(`${path.relative(process.cwd(), file)}\n`)
