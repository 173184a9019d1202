import { createClient as createDeskClient } from './generated/desk/hey-api/client/index.ts'
import * as deskApi from './generated/desk/hey-api/sdk.gen.ts'
import { createClient } from './generated/members/hey-api/client/index.ts'
import * as api from './generated/members/hey-api/sdk.gen.ts'
import { beginningOf, type Club, done, given, may, newKey, picture } from './shared.ts'

export async function spendADay({ baseUrl, member, operator, code }: Club) {
  const signIn = { cf_turnstile_response: 'sandbox' }
  const nobody = createClient({ baseUrl })
  const answer = done(await api.logIn({ client: nobody, body: { ...member, ...signIn } }))
  const client = createClient({ baseUrl, auth: given(answer.authorization).access_token })

  const { first_name } = done(await api.getCustomer({ client }))
  const wallets = done(await api.getWallets({ client }))
  const wallet = given(wallets.ngn)
  const { pools } = done(await api.listPlans({ client }))
  const plan = given(pools.find(({ currency }) => currency === 'NGN'))
  const query = { wallet_id: wallet.id }
  const lines = done(await api.listTransactions({ client, query: { ...query, per_page: 5 } }))

  const amount = 60_000
  const gateway = 'wallet'
  const quoted = done(
    await api.quotePayment({
      client,
      body: { purpose: 'portfolio', amount, currency: 'NGN', gateway, target_wallet: 'NGN' },
    }),
  )
  const headers = newKey()
  const contribute = () =>
    api.initializePortfolio({
      client,
      headers,
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
  const payment = done(await api.getPaymentStatus({ client, path: { id } }))
  const portfolios = done(await api.listPortfolios({ client, query: { status: 'active' } }))
  const portfolio = done(
    await api.getPortfolio({ client, path: { id: given(payment.portfolio_id) } }),
  )
  const toppedUp = done(
    await api.topUpPortfolio({
      client,
      headers: newKey(),
      path: { id: portfolio.id },
      body: { amount: 10_000, gateway, target_wallet: 'NGN' },
    }),
  )
  const deposited = done(
    await api.depositToWallet({
      client,
      headers: newKey(),
      path: { id: wallet.id },
      body: { amount: 25_000, gateway: 'card' },
    }),
  )
  const withdraw = (amount: number) =>
    api.createWithdrawal({
      client,
      headers: newKey(),
      path: { id: wallet.id },
      body: { amount },
    })
  const withdrawal = done(await withdraw(5000))
  const withdrawals = done(await api.listWithdrawals({ client, query }))
  const cancelled = done(
    await api.cancelWithdrawal({ client, headers: newKey(), path: { id: withdrawal.id } }),
  )
  const refusal = given((await withdraw(999_000_000)).error).code
  // @ts-expect-error: no such code
  if (refusal === 'no_such_code') throw new Error(refusal)

  const news = done(await api.listNotifications({ client, query: { unread: true } }))
  const read = done(await api.readNotification({ client, path: { id: given(news.items[0]).id } }))
  const { id: file } = done(
    await api.uploadFile({ client, body: { purpose: 'receipt', file: picture() } }),
  )
  const csv = done(await api.exportTransactions({ client, query: { ...query, ...may } }))
  const files = [
    done(await api.getFile({ client, path: { id: file } })),
    done(await api.getWalletStatement({ client, query: { ...query, ...may } })),
    done(await api.getPortfolioPdf({ client, path: { id: portfolio.id } })),
    done(await api.getPaymentReceipt({ client, path: { id } })),
  ]
  done(await api.logOut({ client }))
  const { response } = await api.getWallets({ client })

  const asked = done(await api.logIn({ client: nobody, body: { ...operator, ...signIn } }))
  const { token } = given(asked.totp_challenge)
  const answered = done(
    await api.answerTotpChallenge({ client: nobody, body: { token, code: code() } }),
  )
  const desk = createDeskClient({ baseUrl, auth: given(answered.authorization).access_token })
  done(await deskApi.getDeskOverview({ client: desk }))
  const waiting = done(
    await deskApi.listRequestedWithdrawals({ client: desk, query: { status: 'pending' } }),
  )
  const { id: first, status: seen } = given(waiting.items[0]).withdrawal
  done(await deskApi.getRequestedWithdrawal({ client: desk, path: { id: first } }))
  const approved = done(
    await deskApi.approveWithdrawal({
      client: desk,
      headers: newKey(),
      path: { id: first },
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
    afterwards: response?.status ?? 0,
    approved: approved.withdrawal.status,
  }
}
