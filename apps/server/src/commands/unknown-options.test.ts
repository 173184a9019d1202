import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

it.each([
  ['backup-command', 'Unknown option --help; there is none.'],
  [
    'restore-command',
    'Unknown option --help; use --replace, --accept-unknown-keys, or --accept-unsigned.',
  ],
  ['authenticator-reset', 'Unknown option --help; there is none.'],
  ['mails-release', 'Unknown option --help; there is none.'],
  ['migrate-command', 'Unknown option --help; there is none.'],
  ['seed-crowd', 'Run `npm run seed:crowd -- --members 100000 --postings 20000000`.'],
  ['operator-create', expect.stringMatching(/^Run `npm run operator:create -- --email .*`\.$/)],
])(
  '%s refuses an option it doesn’t have with one sentence, and writes nothing',
  async (name, sentence) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kinfold-commands-'))
    try {
      const program = path.join(import.meta.dirname, `${name}.ts`)
      const env = { PATH: process.env.PATH, KINFOLD_DATA_DIR: path.join(folder, 'data') }
      const run = promisify(execFile)(process.execPath, [program, '--help'], { cwd: folder, env })
      const { code, stderr } = await run.then(
        () => ({ code: 0, stderr: '' }),
        error => error,
      )
      expect([code, stderr.trimEnd()]).toEqual([1, sentence])
      expect(readdirSync(folder)).toEqual([])
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)
