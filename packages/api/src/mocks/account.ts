import { agreeToTerms } from '@kinfold/contract/account/agree-to-terms'
import type { Customer } from '@kinfold/contract/account/customer'
import { detailsLock, detailsLockMessages } from '@kinfold/contract/account/details-lock'
import { getCustomer } from '@kinfold/contract/account/get-customer'
import { holdsNaira } from '@kinfold/contract/account/holds-naira'
import { isGlobalMember } from '@kinfold/contract/account/is-global-member'
import { leavesNaira, nairaStillHeld } from '@kinfold/contract/account/leaves-naira'
import { type UpdateCustomerBody, updateCustomer } from '@kinfold/contract/account/update-customer'
import { maximumPerPage } from '@kinfold/contract/paging/page-query'
import { operatorSessionOf } from '@kinfold/personas/answers/operator-session-of'
import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { allPortfoliosOf } from '@kinfold/personas/answers/portfolios-of'
import { sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import { allSubscriptionsOf } from '@kinfold/personas/answers/subscriptions-of'
import { walletsOf } from '@kinfold/personas/answers/wallets-of'
import { withdrawalsOf } from '@kinfold/personas/answers/withdrawals-of'
import { demoRefunds } from '@kinfold/personas/desk/demo-refunds'
import type { Person } from '@kinfold/personas/people/person'
import { mock } from './mock.ts'
import { isMember, memberOf, operatorOf } from './mock-caller.ts'
import { Refusal } from './refusal.ts'

function changed(customer: Customer, body: UpdateCustomerBody): Customer {
  return {
    ...customer,
    first_name: body.first_name ?? customer.first_name,
    last_name: body.last_name ?? customer.last_name,
    phone: body.phone ?? customer.phone,
    country: body.country ?? customer.country,
    country_code: body.country_code ?? customer.country_code,
    citizenship: body.citizenship ?? customer.citizenship,
    pep: body.pep ?? customer.pep,
    accredited_investors: body.accredited_investors ?? customer.accredited_investors,
  }
}

const inNaira = ({ currency }: { readonly currency: string }) => currency === 'NGN'

function hasNaira(person: Person): boolean {
  const { ngn } = walletsOf(person)
  const statuses = <Status>(list: readonly { readonly status: Status }[]) =>
    list.map(({ status }) => status)
  const payments = paymentsOf(person).filter(
    ({ amount, total }) => inNaira(amount) || inNaira(total),
  )
  return holdsNaira({
    isWalletEmpty: ngn === null || (ngn.balance === 0 && ngn.owed === 0),
    portfolios: statuses(allPortfoliosOf(person).filter(inNaira)),
    payments: statuses(payments),
    withdrawals: statuses(
      withdrawalsOf(person, { per_page: maximumPerPage }).items.filter(inNaira),
    ),
    subscriptions: statuses(allSubscriptionsOf(person).filter(inNaira)),
    refunds: statuses(
      demoRefunds.filter(
        ({ member, amount }) => member.id === person.customer.id && inNaira(amount),
      ),
    ),
  })
}

export const accountMocks = {
  getCustomer: mock(getCustomer, {
    ok: call =>
      isMember(call.as) ? sessionUserOf(memberOf(call)) : operatorSessionOf(operatorOf(call)),
  }),
  updateCustomer: mock(updateCustomer, {
    ok: call => {
      const member = memberOf(call)
      const lock = detailsLock(member.customer, call.body)
      if (lock) return new Refusal('details_locked', { sentence: detailsLockMessages[lock] })
      const customer = changed(member.customer, call.body)
      if (leavesNaira(member.customer, customer) && hasNaira(member)) {
        return new Refusal('details_locked', { sentence: nairaStillHeld })
      }
      return sessionUserOf(member, {
        first_name: customer.first_name,
        last_name: customer.last_name,
        is_global: isGlobalMember(customer.country, customer.citizenship),
        customer,
      })
    },
  }),
  agreeToTerms: mock(agreeToTerms, {
    ok: call => sessionUserOf(memberOf(call), { terms_and_conditions: true }),
  }),
}
