import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import {
  attempt,
  capture,
  deposit,
  naira,
  memberWith as openMember,
  pay,
  refusal,
  hold as reserveFor,
  walletOfMember,
} from '#test/ledger/test-ledger.ts'
import { bankAccount, payoutOf, walletOf } from './account-address.ts'
import { closeAccount } from './close-account.ts'
import { expireHolds } from './expire-holds.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { post } from './post.ts'
import { release } from './release.ts'
import { reserve } from './reserve.ts'
import { reverse } from './reverse.ts'
import { move } from './transfer-request.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(async () => {
  expect(await readAuditFindings(db)).toEqual(new Map())
  await db.close()
})

const memberWith = (minor: bigint) => openMember(db, minor)
const hold = (member: string, minor: bigint) => reserveFor(db, member, minor)
async function walletBalance(member: string) {
  const { owed: _, ...amounts } = await walletOfMember(db, member)
  return amounts
}

async function rolesOf(transferId: bigint): Promise<string[]> {
  const rows = await db.query<{ role: string }>({
    text: 'SELECT role FROM ledger.posting WHERE transfer_id = $1 ORDER BY leg',
    values: [transferId],
  })
  return rows.map(({ role }) => role)
}

describe('post', () => {
  it('moves money, and refuses more than there is', async () => {
    const [from, to] = [await memberWith(100n), await memberWith(0n)]
    await post(db, pay(from, to, 60n))
    expect(await refusal(post(db, pay(from, to, 41n)))).toBe('insufficient-funds')
    expect((await walletBalance(from)).balance).toBe(40n)
    expect((await walletBalance(to)).balance).toBe(60n)
  })

  it('carries out an attempt once, and answers it the same again', async () => {
    const member = await memberWith(0n)
    const request = deposit(member, 500n)
    const first = await post(db, request)
    expect(first.created).toBe(true)
    expect(await post(db, request)).toEqual({ transferId: first.transferId, created: false })
    expect((await walletBalance(member)).balance).toBe(500n)
  })

  it('refuses a key used for another request, and allows it in another scope', async () => {
    const member = await memberWith(0n)
    const request = deposit(member, 500n)
    await post(db, request)
    const other = { ...deposit(member, 600n), attempt: request.attempt }
    expect(await refusal(post(db, other))).toBe('key-reused')
    const scoped = { ...other, attempt: idempotencyKey('elsewhere', request.attempt.key) }
    expect((await post(db, scoped)).created).toBe(true)
  })

  it('refuses a key and hash whose postings would differ from those made', async () => {
    const member = await memberWith(0n)
    const booked = (key: string, amounts: string, kind = 'fee', to = member) =>
      db.query({
        text: `SELECT * FROM ledger.post('replay', $1, '', '${kind}',
          ARRAY['bank::NGN#3', 'wallet:${to}:NGN'], ARRAY[${amounts}], ARRAY['fee', 'fee'])`,
        values: [key],
      })
    await booked('one', '-5, 5')
    expect(await refusal(booked('one', '-5, 5'))).toBe('accepted')
    expect(await refusal(booked('one', '-6, 6'))).toBe('key-reused')
    expect(await refusal(booked('one', '-5, 5', 'refund'))).toBe('key-reused')
    expect(await refusal(booked('one', '-5, 5', 'fee', await memberWith(0n)))).toBe('key-reused')
    const part = `SELECT created FROM ledger.post('replay', 'one', '', 'fee',
      ARRAY['bank::NGN', 'wallet:${member}:NGN'], ARRAY[-5, 5], ARRAY['fee', 'fee'])`
    expect(await db.query({ text: part })).toEqual([{ created: false }])
    expect((await walletBalance(member)).balance).toBe(5n)
  })

  it('answers the same again when only the roles differ, and keeps the first', async () => {
    const member = await memberWith(0n)
    const first = deposit(member, 5n)
    const { transferId } = await post(db, first)
    const [[from, to]] = first.pairs
    const renamed = {
      ...first,
      pairs: [
        [
          { ...from, role: 'fee' },
          { ...to, role: 'fee' },
        ],
      ],
    } as const
    expect(await post(db, renamed)).toEqual({ transferId, created: false })
    expect(await rolesOf(transferId)).toEqual(['deposit', 'deposit'])
  })

  it('leaves no trace of a refused attempt, which can be retried', async () => {
    const [from, to] = [await memberWith(10n), await memberWith(0n)]
    const request = pay(from, to, 50n)
    expect(await refusal(post(db, request))).toBe('insufficient-funds')
    await post(db, deposit(from, 100n))
    expect((await post(db, request)).created).toBe(true)
  })

  it('allows several legs on one account, and checks only the resulting balance', async () => {
    const member = await memberWith(100n)
    const wallet = walletOf(member, 'NGN')
    await post(db, {
      attempt: attempt(),
      kind: 'top-up',
      pairs: [
        move(naira(150n), wallet, payoutOf('w1', 'NGN'), { as: 'withdrawal' }),
        move(naira(80n), payoutOf('w1', 'NGN'), wallet, { as: 'withdrawal-failed' }),
      ],
    })
    expect((await walletBalance(member)).balance).toBe(30n)
  })

  it('refuses an account outside the chart', async () => {
    const nowhere = 'pocket:1:NGN' as never
    const request = {
      attempt: attempt(),
      kind: 'fee',
      pairs: [move(naira(1n), bankAccount('NGN'), nowhere, { as: 'fee' })],
    } as const
    expect(await refusal(post(db, request))).toBe('unknown-account')
  })

  it('refuses two currencies in one pair', async () => {
    const mixed = db.query({
      text: `SELECT ledger.post('test', 'mixed', '', 'fee', ARRAY['bank::NGN', 'wallet:x:USD'], ARRAY[-5, 5], ARRAY['fee', 'fee'])`,
    })
    expect(await refusal(mixed)).toBe('unbalanced')
  })

  const fees = `ARRAY['bank::NGN', 'fees::NGN'], ARRAY[-5, 5]`
  it.each<[what: string, legs: string, code: string, roles?: string]>([
    ['one leg', `ARRAY['bank::NGN'], ARRAY[-5]`, 'malformed'],
    ['a leg without an amount', `ARRAY['bank::NGN', 'fees::NGN'], ARRAY[-5]`, 'malformed'],
    ['legs that do not add up', `ARRAY['bank::NGN', 'fees::NGN'], ARRAY[-5, 6]`, 'unbalanced'],
    ['a leg of nothing', `ARRAY['bank::NGN', 'fees::NGN'], ARRAY[0, 0]`, 'malformed'],
    ['a leg without a role', fees, 'malformed', `ARRAY['fee']`],
    ['a leg whose role is NULL', fees, 'malformed', `ARRAY['fee', NULL]`],
    ['legs without roles', fees, 'malformed', 'NULL'],
    ['a role that is none', fees, 'malformed', `ARRAY['fee', 'bonus']`],
  ])('refuses %s', async (what, legs, code, roles = `ARRAY['fee', 'fee']`) => {
    const text = `SELECT ledger.post('test', '${what}', '', 'fee', ${legs}, ${roles})`
    expect(await refusal(db.query({ text }))).toBe(code)
  })

  it('refuses an amount that would overflow a balance', async () => {
    const text = (key: string) =>
      `SELECT ledger.post('test', '${key}', '', 'fee', ARRAY['bank::USD', 'returns::USD'], ARRAY[-9223372036854775807, 9223372036854775807], ARRAY['fee', 'fee'])`
    await db.query({ text: text('big-1') })
    expect(await refusal(db.query({ text: text('big-2') }))).toBe('out-of-range')
  })
})

describe('what would be a permanent audit finding', () => {
  const call = (key: string, kind: string, legs: string, more = '') =>
    refusal(
      db.query({ text: `SELECT ledger.post('test', '${key}', '', '${kind}', ${legs}${more})` }),
    )
  const deposit = `ARRAY['bank::NGN', 'fees::NGN'], ARRAY[-5, 5], ARRAY['fee', 'fee']`

  it.each(['infinity', '-infinity', '1999-12-31', '2100-01-02'])(
    'is refused: what happened at %s',
    async moment => {
      expect(await call(moment, 'fee', deposit, `, '{}', '${moment}'`)).toBe('malformed')
      const movement = {
        scope: 'test',
        key: `all ${moment}`,
        hash: '',
        kind: 'fee',
        addresses: ['bank::NGN', 'fees::NGN'],
        amounts: ['-5', '5'],
        roles: ['fee', 'fee'],
        event_at: moment,
      }
      const all = {
        text: 'SELECT * FROM ledger.post_all($1)',
        values: [JSON.stringify([movement])],
      }
      expect(await refusal(db.query(all))).toBe('malformed')
    },
  )

  it('is refused: a reversal without a transfer, and a transfer of another kind that reverses', async () => {
    const { transferId } = await post(db, pay(await memberWith(5n), await memberWith(0n), 5n))
    expect(await call('of nothing', 'reversal', deposit)).toBe('malformed')
    const mirror = `ARRAY['bank::NGN', 'fees::NGN'], ARRAY[5, -5], ARRAY['fee', 'fee']`
    expect(await call('other kind', 'fee', mirror, `, p_reverses => ${transferId}`)).toBe(
      'malformed',
    )
  })

  it('is refused: a part of an account with a holder', async () => {
    for (const own of [
      'wallet:parted:NGN#1',
      'receivable:parted:NGN#2',
      'portfolio:parted:NGN#16',
    ]) {
      const legs = `ARRAY['bank::NGN', '${own}'], ARRAY[-5, 5], ARRAY['fee', 'fee']`
      expect(await call(own, 'fee', legs)).toBe('unknown-account')
    }
    const parts = `ARRAY['bank::NGN#1', 'fees::NGN#16'], ARRAY[-5, 5], ARRAY['fee', 'fee']`
    expect(await call('bank', 'fee', parts)).toBe('accepted')
  })

  it('is refused: a conversion of another kind', async () => {
    const legs = `ARRAY['bank::NGN', 'fx::NGN', 'fx::USD', 'bank::USD'], ARRAY[-1, 1, -100, 100],
      ARRAY['sold', 'sold', 'bought', 'bought']`
    expect(await call('no quote', 'fee', legs)).toBe('quote-mismatch')
  })
})

describe('holds', () => {
  it('reduce the available amount, and are released once', async () => {
    const member = await memberWith(100n)
    const { holdId } = await hold(member, 70n)
    expect(await walletBalance(member)).toEqual({ balance: 100n, held: 70n, available: 30n })
    expect(await refusal(post(db, pay(member, await memberWith(0n), 31n)))).toBe(
      'insufficient-funds',
    )
    expect(await refusal(hold(member, 31n))).toBe('insufficient-funds')
    expect(await release(db, holdId)).toBe(true)
    expect(await release(db, holdId)).toBe(false)
    expect(await walletBalance(member)).toEqual({ balance: 100n, held: 0n, available: 100n })
  })

  it('are used by a transfer of exactly their amount, once', async () => {
    const member = await memberWith(100n)
    const { holdId } = await hold(member, 100n)
    expect(await refusal(post(db, capture(member, 99n, holdId)))).toBe('hold-mismatch')
    expect(await refusal(post(db, capture(await memberWith(100n), 100n, holdId)))).toBe(
      'hold-mismatch',
    )
    await post(db, capture(member, 100n, holdId))
    expect(await walletBalance(member)).toEqual({ balance: 0n, held: 0n, available: 0n })
    await post(db, deposit(member, 100n))
    expect(await refusal(post(db, capture(member, 100n, holdId)))).toBe('hold-not-pending')
    expect(await refusal(release(db, holdId))).toBe('hold-not-pending')
  })

  it('can’t be used after they were released', async () => {
    const member = await memberWith(100n)
    const { holdId } = await hold(member, 100n)
    await release(db, holdId)
    expect(await refusal(post(db, capture(member, 100n, holdId)))).toBe('hold-not-pending')
  })

  it('answer the same key with the same hold and refuse it with other values', async () => {
    const member = await memberWith(100n)
    const request = { attempt: attempt(), account: walletOf(member, 'NGN'), amount: naira(40n) }
    const first = await reserve(db, request)
    expect(await reserve(db, request)).toEqual({ holdId: first.holdId, created: false })
    expect(await refusal(reserve(db, { ...request, amount: naira(41n) }))).toBe('key-reused')
    const another = walletOf(await memberWith(100n), 'NGN')
    expect(await refusal(reserve(db, { ...request, account: another }))).toBe('key-reused')
    const expiresAt = new Date(Date.now() + 60_000)
    expect(await refusal(reserve(db, { ...request, expiresAt }))).toBe('key-reused')
    expect((await walletBalance(member)).held).toBe(40n)
  })

  it('are released when they expire', async () => {
    const member = await memberWith(100n)
    const past = new Date(Date.now() - 1_000)
    const { holdId } = await reserve(db, {
      attempt: attempt(),
      account: walletOf(member, 'NGN'),
      amount: naira(40n),
      expiresAt: past,
    })
    expect(await refusal(post(db, capture(member, 40n, holdId)))).toBe('hold-not-pending')
    await hold(member, 10n)
    expect(await expireHolds(db)).toBe(1)
    expect((await walletBalance(member)).held).toBe(10n)
  })

  it('need an account and a positive amount', async () => {
    await memberWith(5n)
    const text = `SELECT ledger.reserve('test', 'all of it', a.address, 9223372036854775807)
                    FROM ledger.account a WHERE a.kind = 'bank' LIMIT 1`
    expect(await refusal(db.query({ text }))).toBe('malformed')
    expect(await refusal(hold('nobody', 1n))).toBe('insufficient-funds')
    expect(await refusal(hold(await memberWith(5n), 0n))).toBe('malformed')
  })
})

describe('reversal', () => {
  it('has the roles of what it takes back', async () => {
    const { transferId } = await post(db, deposit(await memberWith(0n), 5n))
    const taken = await reverse(db, { attempt: attempt(), transferId, reason: 'a mistake' })
    expect(await rolesOf(taken.transferId)).toEqual(['deposit', 'deposit'])
  })

  it('mirrors a transfer once, and links to it', async () => {
    const member = await memberWith(0n)
    const { transferId } = await post(db, deposit(member, 300n))
    const request = { attempt: attempt(), transferId, reason: 'posted twice' }
    const reversal = await reverse(db, request)
    expect(reversal.created).toBe(true)
    expect((await walletBalance(member)).balance).toBe(0n)
    expect((await reverse(db, request)).created).toBe(false)
    expect(await refusal(reverse(db, { ...request, attempt: attempt() }))).toBe('already-reversed')
  })

  it('is refused when the money is gone, and for an unknown transfer', async () => {
    const member = await memberWith(0n)
    const { transferId } = await post(db, deposit(member, 300n))
    await post(db, pay(member, await memberWith(0n), 1n))
    const reason = 'late'
    expect(await refusal(reverse(db, { attempt: attempt(), transferId, reason }))).toBe(
      'insufficient-funds',
    )
    expect(await refusal(reverse(db, { attempt: attempt(), transferId: 999_999n, reason }))).toBe(
      'unknown-account',
    )
  })

  it('has to be the exact mirror', async () => {
    const member = await memberWith(50n)
    const { transferId } = await post(db, deposit(member, 300n))
    for (const [amounts, role] of [
      ['299, -299', 'deposit'],
      ['300, -300', 'fee'],
    ]) {
      const text = `SELECT ledger.post('test', 'no mirror', '', 'reversal',
        (SELECT array_agg(a.address ORDER BY p.leg) FROM ledger.posting p JOIN ledger.account a ON a.id = p.account_id
          WHERE p.transfer_id = $1), ARRAY[${amounts}], ARRAY['${role}', '${role}'], p_reverses => $1)`
      expect(await refusal(db.query({ text, values: [transferId] }))).toBe('malformed')
    }
  })
})

describe('closing an account', () => {
  it('is possible when it is empty, and ends all movement', async () => {
    const member = await memberWith(10n)
    const wallet = walletOf(member, 'NGN')
    expect(await refusal(closeAccount(db, wallet))).toBe('malformed')
    await post(db, pay(member, await memberWith(0n), 10n))
    await closeAccount(db, wallet)
    expect(await refusal(post(db, deposit(member, 1n)))).toBe('account-closed')
  })
})

describe('nothing bypasses the functions', () => {
  const outside = [
    `UPDATE ledger.account SET balance = balance + 1`,
    `UPDATE ledger.account SET held = 0`,
    `UPDATE ledger.account SET floor = NULL`,
    `DELETE FROM ledger.account`,
    `INSERT INTO ledger.account (kind, holder, currency, balance) VALUES ('wallet', 'rich', 'NGN', 5)`,
    `INSERT INTO ledger.transfer (scope, key, request_hash, kind) VALUES ('x', 'x', '', 'fee')`,
    `UPDATE ledger.transfer SET kind = 'fee'`,
    `DELETE FROM ledger.transfer`,
    `INSERT INTO ledger.posting SELECT transfer_id, 9, account_id, currency, amount, balance_after, account_version + 100, kind, now(), role FROM ledger.posting LIMIT 1`,
    `UPDATE ledger.posting SET amount = amount + 1`,
    `DELETE FROM ledger.posting`,
    `TRUNCATE ledger.posting`,
    `TRUNCATE ledger.transfer CASCADE`,
    `TRUNCATE ledger.account CASCADE`,
    `UPDATE ledger.hold SET state = 'voided'`,
    `DELETE FROM ledger.hold`,
  ]
  it.each(outside)('%s', async text => {
    await post(db, deposit(await memberWith(5n), 5n))
    expect(await refusal(db.asOwner(owner => owner.query({ text })))).toBe('write-refused')
  })

  // Even the ledger's own role may not do this, should a future function try.
  const asLedgerRole = (text: string) =>
    db.asOwner(owner =>
      owner.transaction(async tx => {
        await tx.query({ text: 'SET LOCAL ROLE kinfold_ledger' })
        await tx.query({ text })
      }),
    )

  it('a posting can’t be added to an old transfer', async () => {
    const { transferId } = await post(db, deposit(await memberWith(0n), 5n))
    const late = asLedgerRole(
      `INSERT INTO ledger.posting SELECT transfer_id, 9, account_id, currency, amount, balance_after, account_version + 100, kind, now(), role FROM ledger.posting WHERE transfer_id = ${transferId} LIMIT 1`,
    )
    expect(await refusal(late)).toBe('unbalanced')
  })

  it('a transfer without postings is refused', async () => {
    const empty = asLedgerRole(
      `INSERT INTO ledger.transfer (scope, key, request_hash, kind) VALUES ('x', 'empty', '', 'fee')`,
    )
    expect(await refusal(empty)).toBe('unbalanced')
  })

  it.each([
    `UPDATE ledger.posting SET amount = amount + 1`,
    `DELETE FROM ledger.posting`,
    `UPDATE ledger.transfer SET kind = 'fee'`,
    `DELETE FROM ledger.account`,
    `UPDATE ledger.account SET holder = holder || ' and company' WHERE kind = 'wallet'`,
    `INSERT INTO ledger.account (kind, holder, currency, balance) VALUES ('wallet', 'rich', 'NGN', 5)`,
    `UPDATE ledger.hold SET amount = amount + 1`,
    `UPDATE ledger.hold SET state = 'pending', resolved_by = NULL WHERE state <> 'pending'`,
    `INSERT INTO ledger.hold (scope, key, account_id, amount, state) SELECT 'x', 'x', id, 1, 'voided' FROM ledger.account LIMIT 1`,
  ])('not even as the role of the ledger: %s', async text => {
    const member = await memberWith(50n)
    const { holdId } = await hold(member, 10n)
    await release(db, holdId)
    expect(await refusal(asLedgerRole(text))).toBe('write-refused')
  })

  it('a posting in another currency than its account is refused', async () => {
    const wrong = asLedgerRole(
      `INSERT INTO ledger.posting SELECT transfer_id, 9, account_id, CASE currency WHEN 'NGN' THEN 'USD' ELSE 'NGN' END, amount, balance_after, account_version + 100, kind, now(), role FROM ledger.posting LIMIT 1`,
    )
    await expect(wrong).rejects.toMatchObject({ constraint: 'posting_in_account_currency' })
  })

  it('an account version is used once', async () => {
    const again = asLedgerRole(
      `INSERT INTO ledger.posting SELECT transfer_id, 9, account_id, currency, amount, balance_after, account_version, kind, now(), role FROM ledger.posting LIMIT 1`,
    )
    await expect(again).rejects.toMatchObject({ constraint: 'posting_version' })
  })
})
