// A mail server of a few commands, and the ways one can fail.
import { createServer, type Socket } from 'node:net'
import { listenLocally } from '#test/servers/listen-locally.ts'

export type Behaviour =
  | 'well'
  | 'silent'
  | 'busy greeting'
  | 'nonsense'
  | 'unknown recipient'
  | 'recipient later'
  | 'wrong message'
  | 'hang up at data'
  | 'hang up after data'
  | 'refuse log-in'

export type ReceivedLetter = { readonly from: string; readonly to: string; readonly source: string }

export type StandInSmtp = AsyncDisposable & {
  readonly url: string
  readonly letters: ReceivedLetter[]
  /** How the next connections are treated; after the last, well again. */
  behave(...behaviours: Behaviour[]): void
}

export async function startSmtp(): Promise<StandInSmtp> {
  const letters: ReceivedLetter[] = []
  const coming: Behaviour[] = []
  const open = new Set<Socket>()
  const server = createServer(socket => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => undefined)
    converse(socket, coming.shift() ?? 'well', letters)
  })
  const port = await listenLocally(server)
  return {
    url: `smtp://name:word@127.0.0.1:${port}`,
    letters,
    behave: (...behaviours) => void coming.push(...behaviours),
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

function converse(socket: Socket, behaviour: Behaviour, letters: ReceivedLetter[]): void {
  const say = (line: string) => socket.write(`${line}\r\n`)
  if (behaviour === 'silent') return
  if (behaviour === 'busy greeting') {
    socket.end('421 too busy\r\n')
    return
  }
  if (behaviour === 'nonsense') {
    socket.end('HTTP/1.1 200 OK\r\n\r\n')
    return
  }
  let from = ''
  let to = ''
  let source: string | undefined
  let waiting = ''

  const replies: Record<string, () => unknown> = {
    EHLO: () => socket.write('250-stand-in\r\n250 AUTH PLAIN\r\n'),
    AUTH: () => say(behaviour === 'refuse log-in' ? '535 wrong name or password' : '235 welcome'),
    MAIL: () => say('250 ok'),
    RCPT: () => {
      if (behaviour === 'unknown recipient') return say('550 nobody of that name')
      return say(behaviour === 'recipient later' ? '450 come back later' : '250 ok')
    },
    DATA: () => {
      if (behaviour === 'hang up at data') return socket.destroy()
      source = ''
      return say('354 go on')
    },
    RSET: () => say('250 ok'),
    QUIT: () => socket.end('221 bye\r\n'),
  }

  const takeLine = (line: string) => {
    if (source === undefined) {
      from = /^MAIL FROM:<(.*?)>/i.exec(line)?.[1] ?? from
      to = /^RCPT TO:<(.*?)>/i.exec(line)?.[1] ?? to
      const reply = replies[line.slice(0, 4).toUpperCase()] ?? (() => say('502 unknown'))
      reply()
    } else if (line === '.') {
      if (behaviour === 'wrong message') return void say('554 we do not take this')
      letters.push({ from, to, source })
      source = undefined
      if (behaviour === 'hang up after data') socket.destroy()
      else say('250 taken')
    } else source += `${line}\n`
  }

  say('220 stand-in')
  socket.on('data', chunk => {
    waiting += chunk
    const lines = waiting.split('\r\n')
    waiting = lines.pop() ?? ''
    for (const line of lines) takeLine(line)
  })
}
