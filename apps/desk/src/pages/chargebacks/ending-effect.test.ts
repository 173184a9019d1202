import { demoChargebacks } from '@kinfold/personas/desk/demo-chargebacks'
import { expect, it } from 'vitest'
import { endingEffect } from './ending-effect.ts'

const [one] = demoChargebacks
if (!one?.member) throw new Error('These tests need a chargeback with its member.')
const { member } = one
const naira = (amount: number) => ({ currency: 'NGN', amount }) as const
const halfPaid = { member, owed: naira(4_000), recovered: naira(8_000), first_won_by: null }

it('says that a lost one stays owed, and that nothing is taken by it', () => {
  expect(endingEffect(halfPaid, 'lost')).toBe(
    `${member.name} still owes ₦4,000 for it. Nothing leaves their NGN wallet or a portfolio yet: you take it afterwards, from either.`,
  )
})

it('says of one that is won what is dropped, and what goes back to which wallet', () => {
  const said = endingEffect(halfPaid, 'won')
  expect(said).toContain(`The ₦4,000 that ${member.name} owes for it is dropped.`)
  expect(said).toContain(`The ₦8,000 that ${member.name} paid back goes to their NGN wallet`)
  expect(said).toContain('waits for another approver')
})

it('leaves out what is nothing, and another approver where there was one', () => {
  const first_won_by = one.recorded_by
  const said = endingEffect({ ...halfPaid, recovered: naira(0), first_won_by }, 'won')
  expect(said).toBe(
    `The ₦4,000 that ${member.name} owes for it is dropped. They owe nothing more for it.`,
  )
})
