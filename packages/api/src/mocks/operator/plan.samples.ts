import { createPlan } from '@kinfold/contract/operator/plan/create-plan'
import { listManagedPlans } from '@kinfold/contract/operator/plan/list-managed-plans'
import { updatePlan } from '@kinfold/contract/operator/plan/update-plan'
import { closePortfolio } from '@kinfold/contract/operator/portfolio/close-portfolio'
import { sampleCall } from '../sample-call.ts'
import { portfolioId } from '../sample-ids.ts'

const plan = {
  name: 'Lagoon pool',
  description: 'A calm one.',
  minimum: 10_000,
  expected_return_bps: 1200,
  terms_link: null,
  state: 'open',
} as const

export const operatorPlanSamples = {
  createPlan: sampleCall(createPlan, {
    body: { ...plan, product_type: 'pool', currency: 'NGN', tenor_months: 12 },
  }),
  listManagedPlans: sampleCall(listManagedPlans, {}),
  updatePlan: sampleCall(updatePlan, { params: { id: '1' }, body: { ...plan, version: 1 } }),
  closePortfolio: sampleCall(closePortfolio, {
    params: { id: portfolioId('halima growth pool') },
    body: { seen: 'active', reason: 'Asked for by the member.' },
  }),
}
