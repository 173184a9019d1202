import type { FastifyInstance, FastifyReply } from 'fastify'
import { addFormBodies } from '../../../calls/add-form-bodies.ts'
import { createClaimBook } from '../../../providers/payments/sandbox/create-claim-book.ts'
import {
  createSandboxBook,
  type SandboxCharge,
  type SandboxCheckout,
  totalOf,
} from '../../../providers/payments/sandbox/create-sandbox-book.ts'
import type { Services } from '../../services.ts'
import { bankPage, transfersOf } from './bank-page.ts'
import { checkoutPage, type ShownCheckout } from './checkout-page.ts'
import { pathBack } from './path-back.ts'
import { noSuchPayment } from './pay-page.ts'
import { refuseOtherSites } from './refuse-other-sites.ts'

type ByReference = { Params: { reference: string } }
type ByNumber = { Params: { number: string } }

/** The pages where the sandbox's payments are paid, or not. */
export function addPaymentPages(app: FastifyInstance, services: Services): void {
  const { club } = services.config
  const book = createSandboxBook(services)
  const claims = createClaimBook(services)
  const disputesOf = async ([charge]: readonly SandboxCharge[]) =>
    charge === undefined ? [] : claims.disputes(charge.id)
  const show = async (
    reply: FastifyReply,
    checkout: SandboxCheckout | undefined,
    page: (shown: ShownCheckout) => string,
  ) => {
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
    if (checkout === undefined) return reply.code(404).send(noSuchPayment(club))
    const charges = await book.charges(checkout.reference)
    const disputes = await disputesOf(charges)
    return reply.send(page({ club, checkout, charges, disputes, now: await book.now() }))
  }

  app.register(async scope => {
    addFormBodies(scope)
    refuseOtherSites(scope)
    scope.get<ByReference>('/sandbox/checkout/:reference', async ({ params }, reply) =>
      show(reply, await book.find(params.reference), checkoutPage),
    )
    scope.post<ByReference>('/sandbox/checkout/:reference', async ({ params, body }, reply) => {
      const checkout = await book.find(params.reference)
      if (checkout === undefined) return show(reply, undefined, checkoutPage)
      const amount = totalOf(checkout)
      const charges = await book.charges(checkout.reference)
      switch (outcomeIn(body)) {
        case 'pay':
          await book.carryOut(checkout.reference, { kind: 'pay', amount, told: 1 })
          break
        case 'pay-twice':
          await book.carryOut(checkout.reference, { kind: 'pay', amount, told: 2 })
          break
        case 'pay-late':
          await book.carryOutLater(checkout.reference, amount)
          break
        case 'decline':
          await book.carryOut(checkout.reference, { kind: 'decline' })
          break
        case 'cancel':
          await book.carryOut(checkout.reference, { kind: 'cancel' })
          break
        case 'dispute':
          await Promise.all(charges.map(({ id }) => claims.dispute(id)))
          return reply.redirect(`/sandbox/checkout/${checkout.reference}`, 303)
        case 'won':
        case 'lost':
          for (const { id } of await disputesOf(charges)) {
            await claims.decide(id, outcomeIn(body) === 'won' ? 'won' : 'lost')
          }
          return reply.redirect(`/sandbox/checkout/${checkout.reference}`, 303)
        default:
          return show(reply.code(400), checkout, checkoutPage)
      }
      return sendBack(reply, checkout)
    })
    scope.get<ByNumber>('/sandbox/bank/:number', async ({ params }, reply) =>
      show(reply, await book.findByAccount(params.number), bankPage),
    )
    scope.post<ByNumber>('/sandbox/bank/:number', async ({ params, body }, reply) => {
      const checkout = await book.findByAccount(params.number)
      if (checkout === undefined) return show(reply, undefined, bankPage)
      for (const amount of transfersOf(checkout, outcomeIn(body))) {
        await book.carryOut(checkout.reference, { kind: 'pay', amount, told: 1 })
      }
      return sendBack(reply, checkout)
    })
  })
}

const outcomeIn = (body: unknown): string => String(Reflect.get(Object(body), 'outcome'))

/** Where the club wants its payer back, told which payment it is about. */
function sendBack(reply: FastifyReply, { returnUrl, reference }: SandboxCheckout): FastifyReply {
  return reply.redirect(pathBack(returnUrl, reference), 303)
}
