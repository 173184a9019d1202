// Sends one file by many callers at once, from a process of its own: what making the forms takes
// must not be measured as the server's slowness. node send-files.ts <port> <file> <token>…
import { readFileSync } from 'node:fs'

const [port = '', file = '', ...tokens] = process.argv.slice(2)
const bytes = readFileSync(file)

await Promise.all(
  tokens.map(async token => {
    const form = new FormData()
    form.append('purpose', 'receipt')
    form.append('file', new File([bytes], 'file'))
    const answer = await fetch(`http://127.0.0.1:${port}/api/file`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    await answer.arrayBuffer()
    if (![200, 413, 415].includes(answer.status)) {
      throw new Error(`a hostile file was answered ${answer.status}`)
    }
  }),
)
