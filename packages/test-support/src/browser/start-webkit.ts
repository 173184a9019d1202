import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sparePort } from '../network/spare-port.ts'
import { patience } from '../patience.ts'
import type { WebKit } from './find-webkit.ts'
import { openSession, type WebDriverSession } from './webdriver-session.ts'

/** A window of WebKit on the X screen that DISPLAY names. It ends with this process. */
export async function startWebKit({ executablePath }: WebKit): Promise<WebDriverSession> {
  const port = await sparePort()
  const folder = mkdtempSync(path.join(tmpdir(), 'kinfold-webkit-'))
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...settingsIn(folder) },
  })
  const stop = () => {
    process.removeListener('exit', stop)
    driver.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  process.once('exit', stop)
  try {
    const url = `http://127.0.0.1:${port}`
    await untilReady(url)
    const session = await openSession(url, {
      'webkitgtk:browserOptions': { binary: executablePath, args: ['--automation'] },
    })
    return { ...session, end: () => session.end().finally(stop) }
  } catch (error) {
    stop()
    throw error
  }
}

const pause = 50

async function untilReady(driver: string): Promise<void> {
  const deadline = Date.now() + patience(30_000)
  for (;;) {
    const answer = await fetch(`${driver}/status`).catch(() => undefined)
    if (answer?.ok) return
    if (Date.now() > deadline) throw new Error('The driver of WebKit was not ready in time.')
    await setTimeout(pause)
  }
}

/** As the other browsers of the tests are told: nothing moves, and the clock is the club's. Its language is none. */
function settingsIn(folder: string): Record<string, string> {
  mkdirSync(path.join(folder, 'gtk-3.0'))
  writeFileSync(path.join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  return {
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    GDK_BACKEND: 'x11',
    LC_ALL: 'C.UTF-8',
    TZ: 'Africa/Lagos',
  }
}
