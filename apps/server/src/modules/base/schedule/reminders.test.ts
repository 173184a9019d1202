// What members and operators are reminded of: once each, however many processes look, and in order of its day.
import { listNotifications } from '@kinfold/contract/notification/list-notifications'
import { publishTerms } from '@kinfold/contract/operator/content/publish-terms'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import type { PersonKey } from '@kinfold/personas/people/person'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openWithdrawingClub, type WithdrawingClub } from '#test/clubs/withdrawing.ts'
import { moveClock } from '../../../clock/move-clock.ts'
import { remindOfTransfers } from '../../money/transfer/remind-of-transfers.ts'
import { remindDeskOfPayout } from '../../money/withdrawal/remind-desk-of-payout.ts'
import { remindOfPayout } from '../../money/withdrawal/remind-of-payout.ts'
import { remindOfExpiry } from '../../people/kyc/remind-of-expiry.ts'
import { remindOfTerms } from '../../people/terms/remind-of-terms.ts'
import { advanceClock } from '../../whole/sandbox/advance-clock.ts'
import type { DueWork } from './due-work.ts'

let club: WithdrawingClub
beforeEach(async () => {
  club = await openWithdrawingClub()
})
afterEach(() => club[Symbol.asyncDispose]())

const reminders = [
  remindOfTransfers,
  remindOfExpiry,
  remindOfTerms,
  remindDeskOfPayout,
  remindOfPayout,
]
/** The first moment of a day in Lagos. */
const day = (text: string) => new Date(`${text}T00:00:00+01:00`)
const nextDue = (work: DueWork) => work.nextDue(club.server.db)
const carryOut = (work: DueWork, until: Date) => work.carryOut(club.server.parts.services, until)
/** Three processes at once, and once more. */
async function remind(work: DueWork, at: Date) {
  const { clock, db } = club.server
  await moveClock(db, Math.max(0, at.getTime() - clock.now.getTime()))
  await Promise.all([carryOut(work, at), carryOut(work, at), carryOut(work, at)])
  await carryOut(work, at)
}
const statement = (text: string) => club.server.db.query({ text })
const titlesTo = async (email: string) =>
  (await club.server.inbox(email)).map(({ subject }) => subject)
const mailsTo = async (email: string, title: RegExp) =>
  (await club.server.inbox(email)).filter(({ subject }) => title.test(subject))
const emailOf = (key: PersonKey) => people[key].customer.email

describe('a document that expires', () => {
  const expires = (on: string, key: PersonKey = 'dayo') =>
    statement(`UPDATE kyc_case SET expires_on = '${on}'
                WHERE kind = 'identity' AND member_id = '${people[key].customer.id}'`)

  it('is told of once, thirty days ahead and no earlier', async () => {
    await expires('2026-07-20')
    expect(await nextDue(remindOfExpiry)).toEqual(day('2026-06-20'))
    await remind(remindOfExpiry, new Date(day('2026-06-20').getTime() - 1))
    expect(await titlesTo(emailOf('dayo'))).toEqual([])
    await remind(remindOfExpiry, day('2026-06-20'))
    const [mail, ...others] = await club.server.inbox(emailOf('dayo'))
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Your identity document expires on 20 July 2026')
    expect(mail?.text).toContain('support@kinfold.example')
    expect(mail?.unsubscribe_url).toContain('/mail/off/reminders/')
    expect(await nextDue(remindOfExpiry)).not.toEqual(day('2026-06-20'))
  })

  it('is told of when it is already over', async () => {
    await expires('2026-06-01')
    await remind(remindOfExpiry, club.server.clock.now)
    expect(await titlesTo(emailOf('dayo'))).toEqual([
      'Your identity document expired on 1 June 2026',
    ])
  })

  it('is nobody’s concern while it waits, after it was rejected, or when its member has left', async () => {
    await expires('2026-06-10', 'chidi')
    await expires('2026-06-10', 'gbenga')
    await expires('2026-06-10')
    await statement(`UPDATE member SET closed_at = now() WHERE id = '${people.dayo.customer.id}'`)
    await remind(remindOfExpiry, day('2026-07-01'))
    const told = await statement(`SELECT 1 FROM notification WHERE title LIKE 'Your identity%'`)
    expect(told).toEqual([])
  })

  it('is told of for the others when one fails, and of that one the next time', async () => {
    await expires('2026-06-20')
    await expires('2026-06-21', 'efe')
    const { services } = club.server.parts
    const { outbox } = services
    const broken = {
      ...services,
      outbox: {
        ...outbox,
        post: (...[tx, email, mail]: Parameters<typeof outbox.post>) =>
          email === emailOf('dayo')
            ? Promise.reject(new Error('no'))
            : outbox.post(tx, email, mail),
      },
    }
    const now = club.server.clock.now
    await expect(remindOfExpiry.carryOut(broken, now)).rejects.toThrow('no reminder')
    expect(await titlesTo(emailOf('efe'))).toHaveLength(1)
    expect(await nextDue(remindOfExpiry)).toEqual(day('2026-05-21'))
    await remind(remindOfExpiry, now)
    expect(await titlesTo(emailOf('dayo'))).toHaveLength(1)
    expect(await titlesTo(emailOf('efe'))).toHaveLength(1)
  })
})

describe('terms that wait', () => {
  const publish = async (version: string) =>
    club.server.ask(publishTerms, {
      token: await club.tokenFor(operators.zainab.email),
      body: { version, link: 'https://club.example/terms', changes: 'One line.' },
    })
  const week = () => new Date(club.server.clock.now.getTime() + 7 * 86_400_000)
  const title = /^New terms/

  it('are told of once, a week after they came, to whoever hasn’t accepted them', async () => {
    expect(await nextDue(remindOfTerms)).toBeUndefined()
    await publish('2')
    expect(await nextDue(remindOfTerms)).toEqual(week())
    await remind(remindOfTerms, new Date(week().getTime() - 1))
    expect(await mailsTo(emailOf('dayo'), title)).toEqual([])
    const accepted = await club.server.call('POST', '/api/customer/agree-to-terms', {
      token: await club.tokenOf('efe'),
      body: { accept_terms: true },
    })
    expect(accepted.status).toBe(200)
    await remind(remindOfTerms, week())
    expect(await mailsTo(emailOf('dayo'), title)).toHaveLength(1)
    expect(await mailsTo(emailOf('halima'), title)).toHaveLength(1)
    // Ada hasn't proven her address, and Gbenga does without reminders by mail.
    for (const key of ['efe', 'ada', 'gbenga'] as const) {
      expect(await mailsTo(emailOf(key), title)).toEqual([])
    }
    const query = { unread: true }
    const asked = { token: await club.tokenOf('gbenga'), query }
    const { items } = await club.server.ask(listNotifications, asked)
    expect(items.filter(item => title.test(item.title))).toHaveLength(1)
    expect(await nextDue(remindOfTerms)).toBeUndefined()
  })

  it('are told of again when others come', async () => {
    await publish('2')
    await remind(remindOfTerms, week())
    await publish('3')
    await remind(remindOfTerms, (await nextDue(remindOfTerms)) ?? week())
    expect(await mailsTo(emailOf('dayo'), title)).toHaveLength(2)
  })

  it('are told of to every one of many', async () => {
    await statement(`
      WITH person AS (
        INSERT INTO account (email, email_key, password_hash, password_changed_at, email_verified_at, created_at)
        SELECT 'm' || n || '@kinfold.example', 'm' || n || '@kinfold.example', '', now(), now(), now()
          FROM generate_series(1, 120) n RETURNING id)
      INSERT INTO member (id, first_name, last_name, phone, country_code, country, citizenship, pep,
                          accredited_investor, exco_referral, referral_source, heard_about_us,
                          accepted_terms_version, accepted_terms_at)
      SELECT id, 'A', 'B', '2348030000000', 'NG', 'Nigeria', '{Nigeria}', false, false, false, '', '', '1', now()
        FROM person`)
    await publish('2')
    await remind(remindOfTerms, week())
    const [told] = await club.server.db.query<{ all: number; people: number }>({
      text: `SELECT count(*)::int AS all, count(DISTINCT account_id)::int AS people
               FROM notification WHERE title = 'New terms wait for you'`,
    })
    expect(told?.all).toBe(told?.people)
    expect(told?.people).toBeGreaterThan(120)
  })
})

describe('the 5th', () => {
  const toDesk = /^Approved withdrawals to be paid by 5 June/
  beforeEach(async () => {
    await statement('UPDATE withdrawal SET reminded_at = NULL')
    await statement('DELETE FROM payout_reminder')
  })
  const toMember = /^Your withdrawal will be paid by 5 June/

  it('is announced to the desk once, three days ahead, with what is in no batch', async () => {
    expect(await nextDue(remindDeskOfPayout)).toEqual(day('2026-06-02'))
    await remind(remindDeskOfPayout, club.server.clock.now)
    for (const { email } of [operators.tunde, operators.uche]) {
      const [mail, ...others] = await mailsTo(email, toDesk)
      expect(others).toEqual([])
      expect(mail?.text).toMatch(/₦[\d,]+ in \d+ withdrawals?/)
    }
    expect(await mailsTo(operators.zainab.email, toDesk)).toEqual([])
    expect(await nextDue(remindDeskOfPayout)).not.toEqual(day('2026-06-02'))
  })

  it('is not announced to a desk that has batched everything', async () => {
    await statement(`UPDATE withdrawal SET status = 'in_batch', batch_id = (SELECT id FROM payout_batch LIMIT 1)
        WHERE status = 'approved'`)
    expect(await nextDue(remindDeskOfPayout)).toBeUndefined()
  })

  it('is announced to members with an approved withdrawal, once for each', async () => {
    expect(await nextDue(remindOfPayout)).toEqual(day('2026-06-02'))
    await remind(remindOfPayout, club.server.clock.now)
    expect((await mailsTo(emailOf('halima'), toMember)).map(({ text }) => text)).toEqual([
      expect.stringContaining('₦25,000'),
    ])
    const texts = (await mailsTo(emailOf('dayo'), toMember)).map(({ text }) => text).join()
    for (const amount of ['₦150,000', '₦40,000']) expect(texts.split(amount)).toHaveLength(2)
    expect(await nextDue(remindOfPayout)).not.toEqual(day('2026-06-02'))
  })

  it('is not announced to whoever was told of the approval just now, nor once it is over', async () => {
    await statement(
      `UPDATE withdrawal SET decided_at = '2026-06-02T12:00:00Z' WHERE status = 'approved'`,
    )
    await statement(`UPDATE withdrawal SET pay_by = '2026-06-02' WHERE status = 'in_batch'`)
    await remind(remindOfPayout, club.server.clock.now)
    expect(await mailsTo(emailOf('dayo'), /^Your withdrawal will be paid/)).toEqual([])
    expect(await mailsTo(emailOf('halima'), /^Your withdrawal will be paid/)).toEqual([])
  })
})

it('are told on their days in a leap of the clock, once, though two processes move it', async () => {
  await statement(`UPDATE kyc_case SET expires_on = '2026-07-20'
                    WHERE kind = 'identity' AND member_id = '${people.dayo.customer.id}'`)
  await statement(`UPDATE withdrawal SET pay_by = '2026-07-05', reminded_at = NULL
                    WHERE status = 'approved'`)
  await club.server.ask(publishTerms, {
    token: await club.tokenFor(operators.zainab.email),
    body: { version: '2', link: 'https://club.example/terms', changes: 'One line.' },
  })
  const failed: unknown[] = []
  const leap = () =>
    advanceClock(club.server.parts.services, reminders, 45, (_, error) => void failed.push(error))
  await Promise.all([leap(), leap()])
  expect(failed).toEqual([])
  const told = await club.server.db.query<{ title: string; on: string }>({
    text: `SELECT title, (created_at AT TIME ZONE 'Africa/Lagos')::date::text AS on FROM notification
            WHERE account_id = $1 AND created_at > $2 ORDER BY created_at, id`,
    values: [people.dayo.customer.id, club.server.clock.now],
  })
  expect(told).toEqual([
    { title: 'New terms wait for you', on: '2026-06-10' },
    { title: 'Your identity document expires on 20 July 2026', on: '2026-06-20' },
    { title: 'Your withdrawal will be paid by 5 July', on: '2026-07-02' },
  ])
  expect(await mailsTo(operators.tunde.email, /^Approved withdrawals/)).toHaveLength(1)
  expect(await mailsTo(operators.tunde.email, /longer than 48 hours/)).toHaveLength(2)
})
