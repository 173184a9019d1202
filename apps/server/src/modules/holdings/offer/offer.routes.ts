import { createPlan as createPlanCall } from '@kinfold/contract/operator/plan/create-plan'
import { listManagedPlans } from '@kinfold/contract/operator/plan/list-managed-plans'
import { updatePlan as updatePlanCall } from '@kinfold/contract/operator/plan/update-plan'
import { listPlanReturns as listPlanReturnsCall } from '@kinfold/contract/plan/list-plan-returns'
import { listPlans as listPlansCall } from '@kinfold/contract/plan/list-plans'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import { operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { createPlan } from './create-plan.ts'
import { listPlanReturns } from './list-plan-returns.ts'
import { listPlans } from './list-plans.ts'
import { readManagedPlans } from './read-managed-plans.ts'
import { updatePlan } from './update-plan.ts'

export function offerRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listPlansCall, call => listPlans(services, call)),
    signedInRoute(listPlanReturnsCall, call => listPlanReturns(services, call)),
    signedInRoute(listManagedPlans, async () => ({ plans: await readManagedPlans(services.db) })),
    operatorRoute(services, createPlanCall, call => createPlan(services, call)),
    operatorRoute(services, updatePlanCall, call => updatePlan(services, call)),
  ]
}
