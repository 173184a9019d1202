import { isLoopback } from './is-loopback.ts'
import type { Mode } from './mode.ts'
import type { Settings } from './settings.ts'
import { StartupError } from './startup-error.ts'

const encrypted = ['require', 'verify-ca', 'verify-full']

/** The address of a PostgreSQL; a live club reaches one over a network with TLS only. */
export function readDatabaseUrl(settings: Settings, name: string, mode: Mode): string | undefined {
  const url = settings.url(name, ['postgres:', 'postgresql:'])
  if (url === undefined || mode === 'sandbox') return url
  const { hostname, searchParams } = new URL(url)
  // The driver uses the last of several parameters, and prefers a parameter to the address.
  const host =
    searchParams.getAll('host').at(-1) ||
    decodeURIComponent(hostname) ||
    settings.text('PGHOST', 'localhost')
  const isSocket = host.startsWith('/')
  const isEncrypted = encrypted.includes(searchParams.getAll('sslmode').at(-1) ?? '')
  if (isSocket || isLoopback(host) || isEncrypted) return url
  throw new StartupError(
    `${name} connects over a network without TLS; add ?sslmode=verify-full to it, or sslmode=require.`,
  )
}
