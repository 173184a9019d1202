import { agreeToTerms } from '@kinfold/contract/account/agree-to-terms'
import type { Customer } from '@kinfold/contract/account/customer'
import { detailsLock, detailsLockMessages } from '@kinfold/contract/account/details-lock'
import { getCustomer } from '@kinfold/contract/account/get-customer'
import { isGlobalMember } from '@kinfold/contract/account/is-global-member'
import { leavesNaira, nairaStillHeld } from '@kinfold/contract/account/leaves-naira'
import { type UpdateCustomerBody, updateCustomer } from '@kinfold/contract/account/update-customer'
import { portfolioMachine } from '@kinfold/contract/portfolio/portfolio-status'
import { isFinal } from '@kinfold/contract/status/status-machine'
import { operatorSessionOf } from '@kinfold/personas/answers/operator-session-of'
import { allPortfoliosOf } from '@kinfold/personas/answers/portfolios-of'
import { sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import { walletsOf } from '@kinfold/personas/answers/wallets-of'
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

const hasNaira = (person: Person) =>
  walletsOf(person).ngn?.balance !== 0 ||
  allPortfoliosOf(person).some(
    ({ currency, status }) => currency === 'NGN' && !isFinal(portfolioMachine, status),
  )

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
