import { PGlite } from '@electric-sql/pglite'

// As shipped the engine starts with -F: no fsync at all. Its build has no fdatasync, which would
// be the default way to sync the log, so plain fsync is asked for by name.
export const durableStartParameters: readonly string[] = [
  ...PGlite.defaultStartParams.filter(parameter => parameter !== '-F'),
  ...setting('fsync', 'on'),
  ...setting('wal_sync_method', 'fsync'),
  ...setting('full_page_writes', 'on'),
  ...setting('synchronous_commit', 'on'),
  // A small cache starts fast and keeps the idle server small; the host's own cache does the rest.
  ...setting('shared_buffers', '16MB'),
  ...setting('min_wal_size', '16MB'),
  ...setting('max_connections', '4'),
]

function setting(name: string, value: string): string[] {
  return ['-c', `${name}=${value}`]
}
