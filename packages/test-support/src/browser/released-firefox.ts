#!/usr/bin/env node
// Starts the Firefox that is installed, and stands between it and Playwright, which speaks WebDriver BiDi as the newest
// Firefox does: a command that a release doesn't know yet is answered with nothing, and text is typed so that React
// learns of it.
import { spawn } from 'node:child_process'
import { WebSocket, WebSocketServer } from 'ws'

const wordsOfFirefox = /WebDriver BiDi listening on (ws:\/\/[\d.]+:\d+)/
const typesByValue = /window\.__pw_bidiInsertText\((\w+)\)/g
const types = "document.execCommand('insertText', false, $1)"

const name = process.env.KINFOLD_FIREFOX ?? 'firefox-esr'
const firefox = spawn(name, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => firefox.kill(signal))
}
firefox.on('exit', code => process.exit(code ?? 1))

let said = ''
firefox.stderr.setEncoding('utf8').on('data', (text: string) => {
  const wasReady = wordsOfFirefox.test(said)
  said += text
  const [, address] = wordsOfFirefox.exec(said) ?? []
  if (address !== undefined && !wasReady) standBetween(address)
})

function standBetween(address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('listening', () => {
    const own = server.address()
    const port = typeof own === 'object' ? own?.port : undefined
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`)
  })
  server.on('connection', (playwright, { url = '/' }) => {
    const browser = new WebSocket(`${address}${url}`, { maxPayload: 0 })
    const waiting: string[] = []
    playwright.on('message', message => {
      const command = message.toString().replaceAll(typesByValue, types)
      if (browser.readyState === WebSocket.OPEN) browser.send(command)
      else waiting.push(command)
    })
    browser.on('open', () => {
      for (const command of waiting) browser.send(command)
    })
    browser.on('message', message => playwright.send(answered(message.toString())))
    browser.on('close', () => playwright.close())
    // Whoever drove it is gone.
    playwright.on('close', () => firefox.kill())
  })
}

function answered(message: string): string {
  const { type, error, id }: { type?: string; error?: string; id?: number } = JSON.parse(message)
  const isUnknown = type === 'error' && error === 'unknown command'
  return isUnknown ? JSON.stringify({ type: 'success', id, result: {} }) : message
}
