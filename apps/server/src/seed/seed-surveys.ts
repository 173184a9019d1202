import { openSurvey } from '@kinfold/personas/content/demo-surveys'
import type { DemoClub } from '@kinfold/personas/demo-club'
import { people } from '@kinfold/personas/people/people'
import type { PersonKey } from '@kinfold/personas/people/person'
import type { Transaction } from '../db/database.ts'
import { survey, surveyInvitation } from '../modules/people/survey/survey.tables.ts'

const openFor = 30 * 86_400_000

export async function seedSurveys(tx: Transaction, { surveys }: DemoClub): Promise<void> {
  for (const { survey: about, state, created_at } of surveys) {
    const opensAt = new Date(created_at)
    const closesAt = state === 'closed' ? new Date(opensAt.getTime() + openFor) : null
    await tx.orm
      .insert(survey)
      .values({ ...about, opensAt, closesAt })
      .onConflictDoNothing()
  }
}

type Taking = { readonly who: PersonKey; readonly answer: 'accepted' | 'not interested' | 'opened' }

// Halima hasn't seen the open one yet, and Bola was never asked.
const open: readonly Taking[] = [
  { who: 'chidi', answer: 'accepted' },
  { who: 'dayo', answer: 'accepted' },
  { who: 'efe', answer: 'accepted' },
  { who: 'funmi', answer: 'accepted' },
  { who: 'gbenga', answer: 'not interested' },
]
const closed: readonly Taking[] = [
  { who: 'dayo', answer: 'accepted' },
  { who: 'efe', answer: 'accepted' },
  { who: 'funmi', answer: 'opened' },
]

/** Who took part, as the desk counts it. */
export async function seedAnswers(tx: Transaction, { surveys }: DemoClub): Promise<void> {
  for (const { survey: about, created_at } of surveys) {
    const at = new Date(created_at)
    for (const { who, answer } of about.id === openSurvey.id ? open : closed) {
      await tx.orm
        .insert(surveyInvitation)
        .values({
          surveyId: about.id,
          memberId: people[who].customer.id,
          openedAt: at,
          answeredAt: answer === 'opened' ? null : at,
          notInterested: answer === 'opened' ? null : answer === 'not interested',
        })
        .onConflictDoNothing()
    }
  }
}
