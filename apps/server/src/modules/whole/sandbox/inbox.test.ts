import { afterAll, beforeAll, expect, it } from 'vitest'
import { startJoining } from '#test/clubs/joining.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

it('answers what was sent to an address, as it is written on the mail', async () => {
  await startJoining(server, 'asked@club.example')
  await server.settle()
  const { body } = await server.call('GET', '/sandbox/inbox.json?to=Asked@club.example%20')
  expect(body).toEqual([
    {
      to: 'asked@club.example',
      subject: expect.any(String),
      text: expect.stringMatching(/code\D*\d{4}/),
      html: expect.stringContaining('<html'),
      sent_at: expect.stringMatching(/^\d{4}-.*Z$/),
      unsubscribe_url: null,
    },
  ])
})

it('shows the club’s mark in a mail, which travels with it elsewhere', async () => {
  const { body: list } = await server.call('GET', '/sandbox/inbox?to=asked@club.example')
  const [, id] = /[?&](?:amp;)?mail=([\w-]+)/.exec(String(list)) ?? []
  const { body } = await server.call('GET', `/sandbox/inbox?to=asked@club.example&mail=${id}`)
  expect(String(body)).toContain('src=&quot;data:image/png;base64,')
  expect(String(body)).not.toContain('cid:')
})

it.each(['/sandbox/inbox.json', '/sandbox/inbox'])('%s finds no mail to no address', async page => {
  for (const to of ['%00', 'nobody@club.example', '%ff', "'%20OR%20''='"]) {
    const { status, body } = await server.call('GET', `${page}?to=${to}`)
    expect(status, to).toBe(200)
    expect(JSON.stringify(body)).not.toContain('asked@club.example')
  }
})
