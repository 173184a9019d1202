// The desk finds a member by what it has in front of it, sees all of them, and leaves a trace of having looked.

import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import { listAuditEntries } from '@kinfold/contract/operator/audit/list-audit-entries'
import { getMember } from '@kinfold/contract/operator/member/get-member'
import { listAccountPostings } from '@kinfold/contract/operator/member/list-account-postings'
import { listMemberEvents } from '@kinfold/contract/operator/member/list-member-events'
import { listMemberPayments } from '@kinfold/contract/operator/member/list-member-payments'
import { listMembers } from '@kinfold/contract/operator/member/list-members'
import { mostFound } from '@kinfold/contract/operator/member/member-search'
import { suspendMember } from '@kinfold/contract/operator/member/suspend-member'
import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { withdrawalsOf } from '@kinfold/personas/answers/withdrawals-of'
import { operators } from '@kinfold/personas/operators/operators'
import { bola, dayo } from '@kinfold/personas/people/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openDemoClub()
  token = await sessionFor(server, operators.zainab.email)
})
afterAll(() => server[Symbol.asyncDispose]())

const find = async (search: string) => {
  const { items } = await server.ask(listMembers, { token, query: { search } })
  return items.map(({ name }) => name)
}
const looks = async () => {
  const query = { action: 'member.viewed', per_page: 100 }
  return (await server.ask(listAuditEntries, { token, query })).items
}

describe('a search', () => {
  it.each([
    ['bel', 'a word of the name'],
    ['Bello  dAyo', 'its words in another order'],
    ['dayo@kinf', 'the e-mail'],
    ['0803 123 4504', 'the phone number as it is dialled'],
    ['+234 803-1234504', 'the phone number as it is kept'],
    ['0004', 'the last four of an account'],
    [paymentsOf(dayo)[0]?.reference.toLowerCase() ?? '', 'the reference of a payment'],
    [withdrawalsOf(dayo).items[0]?.reference ?? '', 'the reference of a withdrawal'],
  ])('for %j finds a member by %s', async typed => {
    expect(await find(typed)).toEqual(['Dayo Bello'])
  })

  it.each([
    ['ello', 'the middle of a word'],
    ['bello efe', 'words of two members'],
    ['%', 'a wildcard'],
    [`o'; DROP`, 'a quote'],
    ['\\', 'a backslash'],
    [':* | &', 'signs of a search of its own'],
    ['KF-ZZZZZZZZ', 'nobody’s reference'],
    [operators.tunde.email, 'the address of an operator who is no member'],
  ])('for %j finds nobody: %s', async typed => {
    expect(await find(typed)).toEqual([])
  })

  it('reads no table from end to end, and finds no more than one can look through', async () => {
    const many = 20_000
    await server.db.query({
      text: `WITH joined AS (
               INSERT INTO account (email, email_key, password_hash, password_changed_at, created_at)
               SELECT 'many' || n || '@club.example', 'many' || n || '@club.example', 'x', now(), now()
                 FROM generate_series(1, ${many}) n RETURNING id)
             INSERT INTO member (id, first_name, last_name, phone, country_code, country, citizenship, pep,
               accredited_investor, exco_referral, referral_source, heard_about_us, accepted_terms_version, accepted_terms_at)
             SELECT id, 'Many', 'Okoro', '+2348055500000', 'NG', 'Nigeria', '{Nigeria}', false, false, false,
               'x', 'x', 'x', now() FROM joined`,
    })
    // What autovacuum does in its time.
    await server.asOwner(owner => owner.query({ text: 'ANALYZE account, member' }))
    const { total_count } = await server.ask(listMembers, { token, query: { search: 'oko' } })
    expect(total_count).toBe(mostFound)
    // The one who is wanted is among them, whoever was found first.
    await server.db.query({
      text: `UPDATE account SET suspended_at = now() WHERE email = 'many${many}@club.example'`,
    })
    const query = { search: 'oko', status: 'suspended' } as const
    const { items } = await server.ask(listMembers, { token, query })
    expect(items.map(({ email }) => email)).toEqual([`many${many}@club.example`])
    const none = { search: 'oko', status: 'closed' } as const
    expect((await server.ask(listMembers, { token, query: none })).items).toEqual([])
    const plan = await server.db.query<{ 'QUERY PLAN': string }>({
      text: `EXPLAIN SELECT id FROM member WHERE
        array_to_tsvector(array_remove(regexp_split_to_array(lower(first_name || ' ' || last_name), '[[:space:]''’.,-]+'), '')) @@ $1::tsquery
        UNION SELECT id FROM account WHERE lower(email) ~>=~ $2 AND lower(email) ~<~ $3
        UNION SELECT id FROM member WHERE reverse(phone) ~>=~ $4 AND reverse(phone) ~<~ $5`,
      values: [`'bel':*`, 'dayo', 'dayp', '4054', '4055'],
    })
    const read = plan.map(row => row['QUERY PLAN']).join('\n')
    expect(read).not.toContain('Seq Scan')
    expect(read).toContain('member_name_words')
    expect(await find('bel')).toEqual(['Dayo Bello'])
  })
})

describe('a member’s record', () => {
  const params = { id: dayo.customer.id }

  it('is looked at by name, once for all the calls of a page', async () => {
    const before = await looks()
    await Promise.all([
      server.ask(getMember, { token, params }),
      server.ask(listMemberPayments, { token, params, query: {} }),
      server.ask(listMemberEvents, { token, params, query: {} }),
    ])
    await server.ask(getMember, { token, params })
    const [look, ...more] = await looks()
    expect(more).toHaveLength(before.length)
    expect(look).toMatchObject({
      actor_name: 'Zainab Yusuf',
      subject: 'Dayo Bello',
      subject_id: params.id,
    })
    server.clock.forward(16 * 60_000)
    await server.ask(getMember, { token, params })
    expect(await looks()).toHaveLength(before.length + 2)
  })

  it('tells what happened, newest first, and nothing of other members or of who looked', async () => {
    const body = { reason: 'Asked for by the member.' }
    const { id } = bola.customer
    await server.ask(suspendMember, { token, params: { id }, body: { seen: 'active', ...body } })
    const { items } = await server.ask(listMemberEvents, { token, params: { id }, query: {} })
    expect(items[0]).toMatchObject({
      kind: 'action',
      title: 'member.suspended',
      detail: body.reason,
      by: 'Zainab Yusuf',
    })
    const moments = items.map(({ happened_at }) => happened_at)
    expect(moments).toEqual([...moments].sort().reverse())
    expect(items.map(({ title }) => title)).not.toContain('member.viewed')
    expect(items.at(-1)).toMatchObject({ kind: 'joined', id })
  })

  it('says nowhere where an open payment is paid', async () => {
    const { items } = await server.ask(listMemberPayments, { token, params, query: {} })
    expect(items.length).toBeGreaterThan(5)
    for (const { payment_link, account } of items)
      expect([payment_link, account]).toEqual([null, null])
  })
})

it('every figure is its postings: they end at the balance and add up to zero', async () => {
  const { wallets, portfolios } = await server.ask(getMember, {
    token,
    params: { id: dayo.customer.id },
  })
  const figures = [
    ...[wallets.ngn, wallets.usd].flatMap(each => (each ? [[each.id, each.balance] as const] : [])),
    ...portfolios.map(({ id, value }) => [id, value] as const),
  ]
  expect(figures.length).toBeGreaterThan(4)
  for (const [id, figure] of figures) {
    const query = { per_page: 100 }
    const { items } = await server.ask(listAccountPostings, { token, params: { id }, query })
    expect([id, items[0]?.balance_after.amount ?? 0]).toEqual([id, figure])
    for (const { postings, amount, role } of items) {
      expect(postings).toContainEqual(expect.objectContaining({ amount, role }))
      for (const currency of ['NGN', 'USD'] as const) {
        const legs = postings.map(each => fromWireMoney(each.amount))
        const sum = legs.filter(each => each.currency === currency)
        expect(sum.reduce((all, each) => all + each.minor, 0n)).toBe(0n)
      }
    }
    const [second] = (
      await server.ask(listAccountPostings, {
        token,
        params: { id },
        query: { page: 2, per_page: 1 },
      })
    ).items
    expect(second?.id).toBe(items[1]?.id)
  }
  const nobodys = { id: dayo.customer.id }
  const { status } = await server.call('GET', `/api/operator/member/postings/${nobodys.id}`, {
    token,
  })
  expect(status).toBe(404)
})
