// Members choose what they are mailed about; security and money are always mailed, and the app tells everything.
import { randomUUID } from 'node:crypto'
import { alwaysMailed, changeMailChoice } from '@kinfold/contract/notification/change-mail-choice'
import { getMailChoice } from '@kinfold/contract/notification/get-mail-choice'
import { listNotifications } from '@kinfold/contract/notification/list-notifications'
import type { OptionalMailTopic } from '@kinfold/contract/notification/mail-topic'
import { type Notification, notificationKinds } from '@kinfold/contract/notification/notification'
import { sendNotice } from '@kinfold/contract/operator/content/send-notice'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import { notifyMember } from './notify-member.ts'
import { turnOffUrl } from './turn-off-link.ts'

let server: TestServer
let token: string
beforeEach(async () => {
  server = await openDemoClub()
  token = await sessionFor(server, bola.email)
})
afterEach(() => server[Symbol.asyncDispose]())

const bola = people.bola.customer
const all = { security: true, money: true, documents: true, reminders: true, notices: true }
const choice = () => server.ask(getMailChoice, { token })
const choose = (body: Partial<Record<OptionalMailTopic, boolean>>) =>
  server.ask(changeMailChoice, { token, body })
const news = { title: 'News', body: 'There is news.', link: null }
const tell = (kind: Notification['kind']) =>
  server.db.transaction(tx =>
    notifyMember(server.parts.services, tx, bola.id, { ...news, kind, title: kind }),
  )
const mails = async () => (await server.inbox(bola.email)).map(({ subject }) => subject)
const mailed = async (kind: Notification['kind']) => {
  await tell(kind)
  const [mail] = await server.inbox(bola.email)
  if (mail?.subject !== kind) throw new Error(`no mail about ${kind}`)
  return mail
}

describe('the choice', () => {
  it('is everything at first, and is changed one by one', async () => {
    expect(await choice()).toEqual(all)
    expect(await choose({ reminders: false })).toEqual({ ...all, reminders: false })
    const two = { ...all, reminders: false, notices: false }
    expect(await choose({ notices: false, reminders: false })).toEqual(two)
    expect(await choose({})).toEqual(two)
    expect(await choose({ reminders: true, notices: false })).toEqual({ ...all, notices: false })
    expect(await choice()).toEqual({ ...all, notices: false })
    const other = await sessionFor(server, people.dayo.customer.email)
    expect(await server.ask(getMailChoice, { token: other })).toEqual(all)
  })

  it('comes to the same when it is made twice at once', async () => {
    await Promise.all([1, 2, 3].map(() => choose({ reminders: false, notices: false })))
    expect(await choice()).toEqual({ ...all, reminders: false, notices: false })
  })

  it.each(['security', 'money'] as const)('can’t be to do without mails about %s', async topic => {
    const body = { [topic]: false, notices: false }
    const { status, fields } = await server.call('PATCH', '/api/notification/choice', {
      token,
      body,
    })
    expect([status, fields]).toEqual([400, { [topic]: alwaysMailed[topic] }])
    expect(await choice()).toEqual(all)
    const row = `INSERT INTO mail_turned_off VALUES ('${bola.id}', '${topic}')`
    await expect(server.db.query({ text: row })).rejects.toThrow('mail_turned_off_optional')
  })
})

it('is kept where mails are made, and the app tells everything', async () => {
  await choose({ documents: false, reminders: false, notices: false })
  for (const kind of notificationKinds) await tell(kind)
  expect((await mails()).toSorted()).toEqual(['account', 'payment', 'portfolio', 'withdrawal'])
  const { items } = await server.ask(listNotifications, { token, query: { unread: true } })
  expect(items.map(({ title }) => title)).toEqual(expect.arrayContaining([...notificationKinds]))
  await choose({ documents: true })
  await tell('kyc')
  expect(await mails()).toContain('kyc')
})

it('is kept by notices to everybody', async () => {
  await choose({ notices: false })
  const zainab = await sessionFor(server, operators.zainab.email)
  const body = {
    id: randomUUID(),
    title: 'Meeting',
    body: 'On Friday.',
    link: null,
    audience: 'everyone',
  } as const
  await server.ask(sendNotice, { token: zainab, body })
  expect(await mails()).not.toContain('Meeting')
  const [mail] = await server.inbox(people.dayo.customer.email)
  expect(mail).toMatchObject({ subject: 'Meeting', unsubscribe_url: expect.any(String) })
})

describe('a mail', () => {
  it('says that it can’t be turned off, and where others can', async () => {
    const { text, html, unsubscribe_url } = await mailed('withdrawal')
    expect(unsubscribe_url).toBeNull()
    expect(text).toContain('Mails about your money are always sent.')
    for (const part of [text, html]) {
      expect(part).toContain('https://club.example/dashboard/my-account?tab=Notifications')
      expect(part).not.toContain('/mail/off/')
    }
  })

  it('is turned off by its own link, once somebody presses the button', async () => {
    const { text, html, unsubscribe_url } = await mailed('notice')
    for (const part of [text, html]) expect(part).toContain(unsubscribe_url)
    const link = unsubscribe_url?.replace('https://club.example', '') ?? ''
    const looked = await server.call('GET', link)
    expect(looked.status).toBe(200)
    expect(looked.headers['referrer-policy']).toBe('no-referrer')
    expect(await choice()).toEqual(all)
    for (const _ of ['first', 'again']) {
      expect((await server.call('POST', link)).status).toBe(200)
      expect(await choice()).toEqual({ ...all, notices: false })
    }
  })

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('is turned off by one click in a mail program: %s', async (type, payload) => {
    const { unsubscribe_url } = await mailed('kyc')
    const { statusCode } = await server.parts.app.inject({
      method: 'POST',
      url: new URL(unsubscribe_url ?? '').pathname,
      headers: { 'content-type': type },
      payload,
    })
    expect(statusCode).toBe(200)
    expect(await choice()).toEqual({ ...all, documents: false })
  })

  it('is turned off by no link but its own', async () => {
    const { keyedHash } = server.parts.services
    const publicUrl = ''
    const own = turnOffUrl({ keyedHash, publicUrl }, 'notices', bola.id)
    const others = [
      own.replace('notices', 'reminders'),
      own.replace('notices', 'money'),
      own.replace(bola.id, people.dayo.customer.id),
      own.slice(0, -2),
      `${own}AAAA`,
      '/mail/off/notices/%00/%ff',
      '/mail/off/notices/x/x',
    ]
    for (const link of others) {
      for (const method of ['GET', 'POST'] as const) {
        const { status } = await server.call(method, link)
        expect([link, [400, 404].includes(status)]).toEqual([link, true])
      }
    }
    expect(await choice()).toEqual(all)
    const dayo = await sessionFor(server, people.dayo.customer.email)
    expect(await server.ask(getMailChoice, { token: dayo })).toEqual(all)
  })
})
