import { listDemoPeople } from '@kinfold/contract/demo/list-demo-people'
import { signInAsDemo } from '@kinfold/contract/demo/sign-in-as-demo'
import { dayo } from '@kinfold/personas/people/people'
import { sampleCall } from './sample-call.ts'

export const demoSamples = {
  listDemoPeople: sampleCall(listDemoPeople, {}),
  signInAsDemo: sampleCall(signInAsDemo, { body: { email: dayo.customer.email } }),
}
