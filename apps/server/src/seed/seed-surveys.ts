import { demoSurveys } from '@kinfold/personas/content/demo-surveys'
import type { Transaction } from '../db/database.ts'
import { survey } from '../modules/survey/survey.tables.ts'

const openFor = 30 * 86_400_000

export async function seedSurveys(tx: Transaction): Promise<void> {
  for (const { survey: about, state, created_at } of demoSurveys) {
    const opensAt = new Date(created_at)
    const closesAt = state === 'closed' ? new Date(opensAt.getTime() + openFor) : null
    await tx.orm
      .insert(survey)
      .values({ ...about, opensAt, closesAt })
      .onConflictDoNothing()
  }
}
