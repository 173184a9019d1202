// Batches of the demo club's withdrawals: who prepares, releases and settles them.
import type { AnswerOf } from '@kinfold/contract/endpoint'
import type { Currency } from '@kinfold/contract/money/currency'
import { getPayoutBatch } from '@kinfold/contract/operator/payout-batch/get-payout-batch'
import { operators } from '@kinfold/personas/operators/operators'
import type { PersonKey } from '@kinfold/personas/people/person'
import type { Answered } from '#test/servers/test-client.ts'
import { openWithdrawingClub, type WithdrawingClub } from './withdrawing.ts'

export type Desk = 'tunde' | 'uche'
type Outcomes = Readonly<Record<string, 'paid' | 'failed'>>
type Way = { readonly paid_through?: 'file' | 'provider'; readonly file_format?: string }
type Owed = { readonly as?: PersonKey; readonly currency?: Currency }

export type PayingOutClub = WithdrawingClub & {
  /** Asks for the amounts and approves them; answers the withdrawals' ids. */
  approved(amounts: readonly number[], of?: Owed): Promise<string[]>
  prepare(ids: readonly string[], of?: Way & Owed & { by?: Desk; key?: string }): Promise<Answered>
  /** A batch of these amounts; answers its id and what is in it. */
  prepared(amounts: readonly number[], of?: Way & Owed): Promise<{ id: string; items: string[] }>
  released(amounts: readonly number[], of?: Way & Owed): Promise<{ id: string; items: string[] }>
  release(id: string, by?: Desk, key?: string): Promise<Answered>
  discard(id: string, by?: Desk): Promise<Answered>
  file(id: string, by?: Desk): Promise<Answered>
  settle(id: string, outcomes: Outcomes, by?: Desk, key?: string): Promise<Answered>
  giveBack(id: string, by?: Desk, key?: string): Promise<Answered>
  batch(id: string): Promise<AnswerOf<typeof getPayoutBatch>>
  /** The status of each withdrawal of a batch, by its id. */
  statuses(id: string): Promise<Record<string, string>>
}

export const failure = 'The bank did not take it.'

/** Tunde prepares and Uche releases, unless it is said otherwise. */
export async function openPayingOutClub(
  options: Parameters<typeof openWithdrawingClub>[0] = {},
): Promise<PayingOutClub> {
  const club = await openWithdrawingClub(options)
  const { server } = club
  const post = async (path: string, by: Desk, body?: object, key?: string) =>
    server.call('POST', `/api/operator/${path}`, {
      token: await club.tokenFor(operators[by].email),
      ...(body && { body }),
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    })

  const paying: PayingOutClub = {
    ...club,
    async approved(amounts, of = {}) {
      const ids: string[] = []
      for (const amount of amounts) {
        const id = await club.asked(amount, of)
        const { status, body } = await club.approve(id)
        if (status !== 200) throw new Error(`not approved: ${JSON.stringify(body)}`)
        ids.push(id)
      }
      return ids
    },
    prepare: (ids, { by = 'tunde', key, currency = 'NGN', as: _, ...way } = {}) =>
      post('payout-batch/prepare', by, { currency, withdrawal_ids: ids, ...way }, key),
    async prepared(amounts, of) {
      const items = await paying.approved(amounts, of)
      const { status, body } = await paying.prepare(items, of)
      if (status !== 200) throw new Error(`not prepared: ${JSON.stringify(body)}`)
      return { id: String(Reflect.get(Object(body), 'id')), items }
    },
    async released(amounts, of) {
      const made = await paying.prepared(amounts, of)
      const { status, body } = await paying.release(made.id)
      if (status !== 200) throw new Error(`not released: ${JSON.stringify(body)}`)
      return made
    },
    release: (id, by = 'uche', key) => post(`payout-batch/release/${id}`, by, undefined, key),
    discard: (id, by = 'tunde') => post(`payout-batch/discard/${id}`, by),
    async file(id, by = 'uche') {
      const token = await club.tokenFor(operators[by].email)
      return server.call('GET', `/api/operator/payout-batch/csv/${id}`, { token })
    },
    settle: (id, told, by = 'uche', key) => {
      const outcomes = Object.entries(told).map(([withdrawal_id, outcome]) => ({
        withdrawal_id,
        outcome,
        ...(outcome === 'failed' && { reason: failure }),
      }))
      return post(`payout-batch/settle/${id}`, by, { outcomes }, key)
    },
    giveBack: (id, by = 'tunde', key) =>
      post(`withdrawal/return/${id}`, by, { seen: 'paid', reason: 'The account was closed.' }, key),
    async batch(id) {
      const token = await club.tokenFor(operators.uche.email)
      return server.ask(getPayoutBatch, { token, params: { id } })
    },
    async statuses(id) {
      const { withdrawals } = await paying.batch(id)
      return Object.fromEntries(withdrawals.map(({ withdrawal: { id, status } }) => [id, status]))
    },
  }
  return paying
}
