import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'

export type WebKit = {
  /** The plain window that comes with the engine. */
  readonly executablePath: string
}

/** The WebKitGTK that is installed; undefined where it, its driver, or the screen for it is missing. */
export function findWebKit(): WebKit | undefined {
  const [executablePath] = globSync('/usr/{lib,lib64,libexec}/{,*/}webkit*gtk-*/MiniBrowser')
  const isComplete = isInstalled('WebKitWebDriver') && isInstalled('Xvfb')
  return executablePath !== undefined && isComplete ? { executablePath } : undefined
}

const isInstalled = (program: string): boolean => spawnSync(program, ['-help']).error === undefined
