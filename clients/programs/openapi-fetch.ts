import createClient from 'openapi-fetch'
import type { paths as DeskPaths } from './generated/desk/openapi-typescript.ts'
import type { paths } from './generated/members/openapi-typescript.ts'
import { beginningOf, type Club, done, given, may, newKey, picture } from './shared.ts'

type SignedIn = { readonly authorization?: { readonly access_token: string } }
const signedIn = ({ authorization }: SignedIn) => ({
  authorization: `Bearer ${given(authorization).access_token}`,
})

export async function spendADay({ baseUrl, member, operator, code }: Club) {
  const signIn = { cf_turnstile_response: 'sandbox' }
  const nobody = createClient<paths>({ baseUrl })
  const answer = done(await nobody.POST('/auth/login', { body: { ...member, ...signIn } }))
  const client = createClient<paths>({ baseUrl, headers: signedIn(answer) })

  const { first_name } = done(await client.GET('/customer/get'))
  const wallets = done(await client.GET('/wallet'))
  const wallet = given(wallets.ngn)
  const { pools } = done(await client.GET('/product/pools'))
  const plan = given(pools.find(({ currency }) => currency === 'NGN'))
  const query = { wallet_id: wallet.id }
  const lines = done(
    await client.GET('/wallet/transactions', { params: { query: { ...query, per_page: 5 } } }),
  )

  const amount = 60_000
  const gateway = 'wallet'
  const quoted = done(
    await client.POST('/payment/quote', {
      body: { purpose: 'portfolio', amount, currency: 'NGN', gateway, target_wallet: 'NGN' },
    }),
  )
  const header = newKey()
  const contribute = () =>
    client.POST('/portfolio/initialize', {
      params: { header },
      body: {
        amount,
        gateway,
        target_wallet: 'NGN',
        product_id: plan.id,
        quote_id: quoted.quote_id,
      },
    })
  const contributions = [done(await contribute()), done(await contribute())]
  const id = given(contributions[0]?.payment_id)
  const payment = done(await client.GET('/payment/status/{id}', { params: { path: { id } } }))
  const portfolios = done(
    await client.GET('/portfolio', { params: { query: { status: 'active' } } }),
  )
  const portfolio = done(
    await client.GET('/portfolio/{id}', { params: { path: { id: given(payment.portfolio_id) } } }),
  )
  const toppedUp = done(
    await client.POST('/portfolio/top-up/{id}', {
      params: { header: newKey(), path: { id: portfolio.id } },
      body: { amount: 10_000, gateway, target_wallet: 'NGN' },
    }),
  )
  const deposited = done(
    await client.POST('/wallet/deposit/{id}', {
      params: { header: newKey(), path: { id: wallet.id } },
      body: { amount: 25_000, gateway: 'card' },
    }),
  )
  const withdraw = (amount: number) =>
    client.POST('/wallet/withdrawal/create/{id}', {
      params: { header: newKey(), path: { id: wallet.id } },
      body: { amount },
    })
  const withdrawal = done(await withdraw(5000))
  const withdrawals = done(await client.GET('/wallet/withdrawal/list', { params: { query } }))
  const cancelled = done(
    await client.PATCH('/wallet/withdrawal/cancel/{id}', {
      params: { header: newKey(), path: { id: withdrawal.id } },
    }),
  )
  const refusal = given((await withdraw(999_000_000)).error).code
  // @ts-expect-error: no such code
  if (refusal === 'no_such_code') throw new Error(refusal)

  const news = done(await client.GET('/notification', { params: { query: { unread: true } } }))
  const read = done(
    await client.PATCH('/notification/read/{id}', {
      params: { path: { id: given(news.items[0]).id } },
    }),
  )
  const uploaded = done(
    await client.POST('/file', {
      body: { purpose: 'receipt', file: picture() },
      bodySerializer({ purpose, file }) {
        const form = new FormData()
        form.append('purpose', purpose)
        form.append('file', file)
        return form
      },
    }),
  )
  const asText = { parseAs: 'text' } as const
  const asBlob = { parseAs: 'blob' } as const
  const of = (id: string) => ({ params: { path: { id } }, ...asBlob })
  const period = { params: { query: { ...query, ...may } } }
  const csv = done(await client.GET('/wallet/transactions/csv', { ...period, ...asText }))
  const files = [
    done(await client.GET('/file/{id}', of(uploaded.id))),
    done(await client.GET('/wallet/statement', { ...period, ...asBlob })),
    done(await client.GET('/portfolio/pdf-report/{id}', of(portfolio.id))),
    done(await client.GET('/payment/receipt/{id}', of(id))),
  ]
  done(await client.POST('/auth/logout'))
  const { response } = await client.GET('/wallet')

  const asked = done(await nobody.POST('/auth/login', { body: { ...operator, ...signIn } }))
  const { token } = given(asked.totp_challenge)
  const answered = done(
    await nobody.POST('/auth/totp/challenge', { body: { token, code: code() } }),
  )
  const desk = createClient<DeskPaths>({ baseUrl, headers: signedIn(answered) })
  done(await desk.GET('/operator/overview'))
  const waiting = done(
    await desk.GET('/operator/withdrawal', { params: { query: { status: 'pending' } } }),
  )
  const { id: first, status: seen } = given(waiting.items[0]).withdrawal
  done(await desk.GET('/operator/withdrawal/{id}', { params: { path: { id: first } } }))
  const approved = done(
    await desk.POST('/operator/withdrawal/approve/{id}', {
      params: { header: newKey(), path: { id: first } },
      body: { seen },
    }),
  )

  return {
    member: first_name,
    currencies: [wallet.currency, wallets.usd.currency],
    plans: pools.length,
    lines: lines.items.length,
    quoted: quoted.total.amount,
    payments: new Set(contributions.map(({ payment_id }) => payment_id)).size,
    portfolios: portfolios.total_count,
    toppedUp: toppedUp.status,
    deposited: deposited.status,
    withdrawal: [withdrawal.status, given(withdrawals.items[0]).status, cancelled.status],
    wasRead: read.is_read,
    files: [csv.slice(0, 4), ...(await Promise.all(files.map(beginningOf)))],
    refusal,
    afterwards: response.status,
    approved: approved.withdrawal.status,
  }
}
