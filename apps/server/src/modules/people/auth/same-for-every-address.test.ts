// Answers must not reveal whether an address has an account, in any number of calls.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registration, startJoining } from '#test/clubs/joining.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

type Step = 'register' | 'resend' | 'resend with the last token' | 'resend with the first token'

/** Makes calls about one address; returns the answers, with each token as the letter of its first appearance. */
function asking(email: string) {
  const tokens: string[] = []
  const said: string[] = []
  return {
    said,
    letters: () => said.map(line => /"token":"(\w)"/.exec(line)?.[1]).join(''),
    async take(step: Step) {
      const held = step.endsWith('last token') ? tokens.at(-1) : tokens[0]
      const { status, body } =
        step === 'register'
          ? await server.call('POST', '/api/customer/register', { body: registration(email) })
          : await server.call('POST', '/api/auth/verify-email', {
              body: { email, ...(step !== 'resend' && { token: held }) },
            })
      const text = JSON.stringify(body)
      const token = /"token":"([^"]+)"/.exec(text)?.[1] ?? ''
      tokens.push(token)
      const letter = String.fromCharCode(65 + [...new Set(tokens)].indexOf(token))
      said.push(`${status} ${text.replace(token, letter).replace(email, 'ADDRESS')}`)
    },
  }
}

const sequences: readonly (readonly [letters: string, ...steps: Step[]])[] = [
  ['ABCB', 'register', 'resend', 'register', 'resend'],
  ['ABAA', 'resend', 'register', 'resend', 'resend'],
  ['AABB', 'register', 'resend with the last token', 'register', 'resend with the last token'],
  ['ABAA', 'register', 'register', 'resend with the first token', 'resend with the last token'],
  ['AABA', 'resend', 'resend with the last token', 'register', 'resend with the first token'],
]

it.each([1000, 61_000])(
  'answers the same to a known, an unproven and an unknown address, %i ms apart',
  async pauseMs => {
    for (const [index, [letters, ...steps]] of sequences.entries()) {
      const name = `${index}-${pauseMs}@club.example`
      await Promise.all([
        startJoining(server, `known-${name}`),
        startJoining(server, `unproven-${name}`),
      ])
      await server.db.query({
        text: 'UPDATE account SET email_verified_at = now() WHERE email_key = $1',
        values: [`known-${name}`],
      })
      server.clock.forward(61_000)
      const all = ['unknown', 'known', 'unproven'].map(kind => asking(`${kind}-${name}`))
      for (const step of steps) {
        await Promise.all(all.map(each => each.take(step)))
        await server.settle()
        server.clock.forward(pauseMs)
      }
      const [unknown, ...others] = all.map(({ said }) => said)
      expect(unknown?.filter(line => !line.startsWith('200'))).toEqual([])
      for (const other of others) expect(other).toEqual(unknown)
      // Within a minute a held token is issued again, and each registration has its own.
      if (pauseMs === 1000) expect(all[0]?.letters()).toBe(letters)
    }
  },
)
