import { agreeToTerms } from '@kinfold/contract/account/agree-to-terms'
import { getCustomer } from '@kinfold/contract/account/get-customer'
import { updateCustomer } from '@kinfold/contract/account/update-customer'
import { sampleCall } from './sample-call.ts'

export const accountSamples = {
  agreeToTerms: sampleCall(agreeToTerms, { body: { accept_terms: true } }, 'halima'),
  getCustomer: sampleCall(getCustomer, {}),
  updateCustomer: sampleCall(updateCustomer, { body: { phone: '+2348031234599' } }),
}
