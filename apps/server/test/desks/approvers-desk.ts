// Four approvers at the desk where bank statements are read, and each step by which Dayo's money leaves the club.
import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { createWithdrawal } from '@kinfold/contract/withdrawal/create-withdrawal'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { operators } from '@kinfold/personas/operators/operators'
import { bookArrival } from '#src/modules/money/arrival/book-arrival.ts'
import { lockPayment } from '#src/modules/money/payment/lock-payment.ts'
import type { Answered } from '#test/servers/test-client.ts'
import { openStatementDesk, type StatementDesk, today } from './statement-desk.ts'

export type Approver = 'tunde' | 'uche' | 'ngozi' | 'zainab'

export const payingSteps = ['approve', 'prepare', 'release', 'propose', 'confirm'] as const

export type ApproversDesk = StatementDesk & {
  act(by: Approver, path: string, body?: object): Promise<Answered>
  /** A payment by card of Dayo's, whose money came. */
  paidByCard(minor: bigint, change?: Parameters<StatementDesk['announce']>[2]): Promise<string>
  /** A withdrawal that Dayo asks for. */
  asked(amount?: number, currency?: Currency): Promise<string>
  approve(by: Approver, withdrawal: string): Promise<Answered>
  prepare(by: Approver, withdrawal: string, currency?: Currency): Promise<Answered>
  release(by: Approver, batch: string): Promise<Answered>
  /** Each step of a withdrawal or of a refund; everything before it is done by others. */
  readonly steps: Readonly<
    Record<(typeof payingSteps)[number], (by: Approver) => Promise<Answered>>
  >
}

/** The id of what was done; an error where it was refused. */
export async function done(answer: Promise<Answered>): Promise<string> {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`refused: ${JSON.stringify(body)}`)
  return String(Reflect.get(Object(body), 'id'))
}

export async function openApproversDesk(): Promise<ApproversDesk> {
  const desk = await openStatementDesk()
  await desk.server.db.query({
    text: `UPDATE operator SET roles = '{approver}' WHERE id = ANY ($1)`,
    values: [[operators.ngozi.operatorId, operators.zainab.operatorId]],
  })
  const act: ApproversDesk['act'] = (by, path, body = {}) => desk.post(path, body, { by })
  const asked: ApproversDesk['asked'] = async (amount = 100, currency = 'NGN') => {
    const { id } = await desk.server.ask(createWithdrawal, {
      token: await desk.tokenOf('dayo'),
      params: { id: walletIdOf('dayo', currency) },
      body: { amount },
    })
    return id
  }
  const paidByCard: ApproversDesk['paidByCard'] = async (minor, change = {}) => {
    const { services } = desk.server.parts
    const card = { gateway: 'card', provider: 'sandbox', status: 'pending' } as const
    const { id } = await desk.announce(minor, 'dayo', { ...card, ...change })
    await desk.server.db.transaction(async tx => {
      const paid = await lockPayment(tx, id)
      if (paid === undefined) throw new Error('nothing was begun')
      const arrivedAt = desk.server.clock.now
      const amount = money(paid.paidCurrency, minor)
      await bookArrival(services, tx, paid, { chargeId: `charge of ${id}`, amount, arrivedAt })
    })
    return id
  }
  const approve: ApproversDesk['approve'] = (by, id) => act(by, `withdrawal/approve/${id}`)
  const prepare: ApproversDesk['prepare'] = (by, id, currency = 'NGN') =>
    act(by, 'payout-batch/prepare', { currency, withdrawal_ids: [id] })
  const release: ApproversDesk['release'] = (by, batch) => act(by, `payout-batch/release/${batch}`)
  const propose = (by: Approver, payment: string) =>
    act(by, `payment/refund/${payment}`, { reason: 'Paid twice.' })

  async function approved(): Promise<string> {
    const id = await asked()
    await done(approve('uche', id))
    return id
  }
  async function confirmedTransfer(): Promise<string> {
    const { id, reference } = await desk.announce(250_00n)
    const line = { received_amount: 250, received_on: today, bank_reference: `FT ${reference}` }
    await done(act('zainab', `transfer/confirm/${id}`, line))
    return id
  }
  return {
    ...desk,
    act,
    paidByCard,
    asked,
    approve,
    prepare,
    release,
    steps: {
      approve: async by => approve(by, await asked()),
      prepare: async by => prepare(by, await approved()),
      release: async by => release(by, await done(prepare('uche', await approved()))),
      propose: async by => propose(by, await confirmedTransfer()),
      confirm: async by =>
        act(by, `refund/confirm/${await done(propose('uche', await confirmedTransfer()))}`, {
          seen: 'proposed',
        }),
    },
  }
}
