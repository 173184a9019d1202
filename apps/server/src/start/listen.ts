import { StartupError } from '../config/startup-error.ts'

/** Waits until `begin` listens; an unusable address ends the start with one sentence. */
export async function listen(
  name: string,
  { host, port }: { host: string; port: number },
  begin: () => Promise<unknown>,
): Promise<void> {
  try {
    await begin()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `Port ${port} is already in use; stop what runs there, or set ${name} to another port.`,
      )
    }
    if (code === 'EACCES') {
      throw new StartupError(
        `Port ${port} needs administrator rights; set ${name} to a port above 1023.`,
      )
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartupError(
        `${host} is not an address of this machine; set ${name.replace('PORT', 'HOST')} to one that is.`,
      )
    }
    throw error
  }
}
