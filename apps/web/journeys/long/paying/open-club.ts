import type { Currency } from '@kinfold/contract/money/currency'
import type { Payment } from '@kinfold/contract/payment/payment'
import type { PaymentInitiation } from '@kinfold/contract/payment/payment-initiation'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import type { Wallets } from '@kinfold/contract/wallet/get-wallets'
import { demoId } from '@kinfold/personas/demo-id'
import { ngozi } from '@kinfold/personas/operators/operators'
import { startOwnServer } from '@kinfold/test-support/server/start-own-server'
import { type APIRequestContext, expect, request as requests } from 'playwright/test'
import { storageNames } from '../../../src/club/storage-names.ts'
import { password } from '../../new-member.ts'
import { tokenOf } from '../../operator.ts'

type Page<Item> = { items: Item[] }

/** A club of its own, with one of its members and both approvers signed in. */
export async function openClub(who: string) {
  const server = await startOwnServer()
  const api = await requests.newContext({ baseURL: server.url })
  const answer = await api.post('/api/auth/login', {
    data: { email: `${who}@kinfold.example`, password, cf_turnstile_response: 'sandbox' },
  })
  const { authorization } = await answer.json()
  const [approver, second] = [await tokenOf(api, 'tunde'), await tokenOf(api, 'uche')]
  return {
    server,
    /** What the browser of the member keeps. */
    storage: { name: storageNames.token, value: String(authorization.access_token) },
    member: readsOf(api, authorization.access_token),
    /** Puts more into a wallet, by card, for cells that pay from it. */
    async fund(currency: Currency, amount: number): Promise<void> {
      const member = readsOf(api, authorization.access_token)
      const { ngn, usd } = await member.read<Wallets>('/wallet')
      const { id = '' } = (currency === 'NGN' ? ngn : usd) ?? {}
      const begun = await api.post(`/api/wallet/deposit/${id}`, {
        headers: bearer(authorization.access_token),
        data: { amount, gateway: 'card' },
      })
      const { payment_link }: PaymentInitiation = await begun.json()
      await api.post(payment_link ?? '', { form: { outcome: 'pay' }, maxRedirects: 0 })
      await expect.poll(async () => (await member.payments())[0]?.status).toBe('succeeded')
    },
    desk: actsOf(api, approver),
    /** Another approver, for what takes two. */
    second: actsOf(api, second),
    /** A third one: who says that a payout failed or came back decides about none of its member’s after that. */
    async thirdApprover() {
      const proposed = demoId('roles-proposal', 'ngozi')
      const zainab = actsOf(api, await tokenOf(api, 'zainab'))
      await zainab.post(`/staff/roles/discard/${proposed}`, { seen: 'proposed' })
      const made = await api.patch(`/api/operator/staff/roles/${ngozi.operatorId}`, {
        headers: bearer(second),
        data: { roles: ['approver'], reason: 'A third approver.' },
      })
      const { id }: { id: string } = await made.json()
      const confirmed = await zainab.post(`/staff/roles/confirm/${id}`, { seen: 'proposed' })
      if (!confirmed.ok()) throw new Error(await confirmed.text())
      return actsOf(api, await tokenOf(api, 'ngozi'))
    },
    api,
    async close() {
      await api.dispose()
      await server[Symbol.asyncDispose]()
    },
  }
}

export type Club = Awaited<ReturnType<typeof openClub>>

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** What a member has, asked of the server and not of the page. */
function readsOf(api: APIRequestContext, token: string) {
  const read = async <Answer>(path: string, params: Record<string, string | number> = {}) => {
    const answer = await api.get(`/api${path}`, { headers: bearer(token), params })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const portfolios = async (product: number) =>
    (await read<Page<Portfolio>>('/portfolio', { product, per_page: 100 })).items
  return {
    read,
    portfolios,
    async payments(): Promise<Payment[]> {
      return (await read<Page<Payment>>('/payment', { per_page: 100 })).items
    },
    /** What is in the plan and in the wallets, in kobo and cents. */
    async holdings(product: number): Promise<Holdings> {
      const [wallets, all] = await Promise.all([read<Wallets>('/wallet'), portfolios(product)])
      const contributed = all.reduce((sum, each) => sum + minor(each.contributed), 0)
      return {
        plan: contributed,
        NGN: minor(wallets.ngn?.available ?? 0),
        USD: minor(wallets.usd.available),
      }
    },
  }
}

export type Holdings = Readonly<Record<'plan' | Currency, number>>

export const minor = (amount: number) => Math.round(amount * 100)

/** What the club’s approver does at the desk. */
function actsOf(api: APIRequestContext, token: string) {
  const post = (path: string, data: object = {}) =>
    api.post(`/api/operator${path}`, { headers: bearer(token), data })
  return {
    post,
    read: (path: string, params: Record<string, string> = {}) =>
      api.get(`/api/operator${path}`, { headers: bearer(token), params }),
    /** Finds the transfer on the statement, with this amount; the answer’s status. */
    async confirm(
      { id, status, total, reference }: Payment,
      received = total.amount,
    ): Promise<number> {
      const today = await api.get('/sandbox/clock.json')
      const answer = await post(`/transfer/confirm/${id}`, {
        seen: status,
        received_amount: received,
        ...(received !== total.amount && { differs: true }),
        received_on: (await today.json()).today,
        bank_reference: `FT ${reference}`,
      })
      return answer.status()
    },
    async reject({ id, status }: Payment): Promise<number> {
      const reason = 'No such transfer came to our account.'
      return (await post(`/transfer/reject/${id}`, { seen: status, reason })).status()
    },
  }
}
