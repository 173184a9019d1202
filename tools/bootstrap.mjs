// The first step of every command. It runs on whatever Node the machine has, before anything is installed,
// so it is plain JavaScript without dependencies: check Node, install what the lockfile names, go on with the pinned Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const oldest = [20, 19]
const project = dirname(dirname(fileURLToPath(import.meta.url)))
const pinnedNode = join(project, 'node_modules', 'node', 'bin', 'node')
const stamp = join(project, 'node_modules', '.cache', 'kinfold', 'installed')

checkNode()
installOnce()
runCommand()

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  stop(
    `Kinfold needs Node ${oldest.join('.')} or newer and this is ${process.versions.node}: install a newer Node and run the command again.`,
  )
}

function installOnce() {
  const wanted = fingerprint()
  if (existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return

  const { devDependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  console.error('Installing the dependencies …')
  const install = spawnSync(
    'npx',
    [
      '-y',
      `pnpm@${devDependencies.pnpm}`,
      'install',
      '--frozen-lockfile',
      '--reporter=append-only',
    ],
    {
      cwd: project,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      env: Object.assign({}, process.env, {
        npm_config_fetch_retries: '1',
        npm_config_fetch_retry_mintimeout: '1000',
        pnpm_config_fetch_retries: '1',
      }),
    },
  )
  if (install.status !== 0) {
    console.error(
      `${install.stdout || ''}${install.stderr || ''}`.trim().split('\n').slice(-8).join('\n'),
    )
    stop(
      'The dependencies could not be installed: check the network connection and the free disk space, then run the command again.',
    )
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    hash.update(readFileSync(join(project, file)))
  }
  return hash.digest('hex')
}

function runCommand() {
  const [command, ...rest] = process.argv.slice(2)
  const child = spawn(pinnedNode, [join(project, 'tools', 'commands', `${command}.ts`), ...rest], {
    cwd: project,
    stdio: 'inherit',
    env: Object.assign({}, process.env, {
      PATH: join(project, 'node_modules', '.bin') + delimiter + process.env.PATH,
    }),
  })
  // Ctrl-C reaches the whole process group; a signal to this process alone is forwarded.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) =>
    process.exit(code === null ? (signal === 'SIGINT' ? 130 : 1) : code),
  )
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
