// News of a payment whose provider then gives no answer about it.
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { naira, openPayingClub } from '#test/clubs/paying.ts'
import type { FoundPayment, PaymentProvider } from '../../../providers/payments/payment-provider.ts'
import { handleWebhook } from './handle-webhook.ts'
import { webhookEvent } from './webhook.tables.ts'

it('is looked into again until there is one', async () => {
  let found: FoundPayment | undefined
  const provider: PaymentProvider = {
    name: 'sandbox',
    open: async () => undefined,
    find: async () => found,
    close: async () => {},
    charge: async () => undefined,
    refund: async () => undefined,
    findRefund: async () => undefined,
    findDisputes: async () => undefined,
    readEvent: () => undefined,
  }
  await using club = await openPayingClub({ payments: () => provider })
  const { db, parts, clock } = club.server
  const id = await club.begin()
  const { reference } = await club.read(id)
  const keep = async (about: string) => {
    const [kept] = await db.orm
      .insert(webhookEvent)
      .values({
        provider: 'sandbox',
        eventKey: `news of ${about}`,
        reference: about,
        body: '{}',
        receivedAt: clock.now,
      })
      .returning()
    return kept?.id ?? ''
  }
  const read = async (event: string) => {
    const [kept] = await db.orm.select().from(webhookEvent).where(eq(webhookEvent.id, event))
    return kept
  }
  const handle = (event: string) => handleWebhook(parts.services, event)

  const [known, unknown] = [await keep(reference), await keep('KF-NOWHERE5')]
  for (let tries = 1; tries <= 5; tries += 1) {
    await expect(handle(known)).rejects.toThrow(`sandbox gave no answer about ${reference}`)
    await expect(handle(unknown)).rejects.toThrow('KF-NOWHERE5')
    expect(await read(known)).toMatchObject({ handledAt: null, tries })
    expect(await read(unknown)).toMatchObject({ handledAt: null, tries })
  }
  expect(await club.read(id)).toMatchObject({ status: 'pending' })

  const charge = { id: 'c1', amount: naira(101_500n), way: 'card', paidAt: clock.now } as const
  found = { state: 'paid', charges: [charge] }
  expect(await club.changes(() => handle(known))).toMatchObject({ 'wallet NGN': 100_000n })
  expect(await read(known)).toMatchObject({ outcome: 'paid', tries: 6 })
})
