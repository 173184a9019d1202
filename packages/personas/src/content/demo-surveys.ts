import type { ManagedSurvey } from '@kinfold/contract/operator/content/managed-survey'
import type { Survey } from '@kinfold/contract/survey/survey'
import type { DemoCalendar } from '../calendar/demo-calendar.ts'
import { retold } from '../calendar/retold.ts'
import { demoId } from '../demo-id.ts'
import { referenceDay } from '../reference-day.ts'

export const openSurvey: Survey = {
  id: demoId('survey', 'second half'),
  title: 'What should we do next?',
  description: 'Three questions about the second half of the year. It takes two minutes.',
  link: 'https://survey.kinfold.example/second-half',
}

export const demoSurveys: readonly ManagedSurvey[] = [
  {
    survey: openSurvey,
    state: 'open',
    opened: 5,
    accepted: 4,
    not_interested: 1,
    created_at: '2026-05-25T08:00:00Z',
  },
  {
    survey: {
      id: demoId('survey', 'first year'),
      title: 'Your first year with us',
      description: 'Tell us what went well and what didn’t.',
      link: 'https://survey.kinfold.example/first-year',
    },
    state: 'closed',
    opened: 3,
    accepted: 2,
    not_interested: 0,
    created_at: '2025-06-10T08:00:00Z',
  },
]

function halfYearAhead(day: string): string {
  const month = Number(day.slice(5, 7))
  if (month > 3 && month < 10) return 'second half of the year'
  return month > 9 ? 'first half of next year' : 'first half of the year'
}

export function surveysOn(calendar: DemoCalendar): ManagedSurvey[] {
  return demoSurveys.map(managed => {
    const { survey } = managed
    const description = survey.description.replace(
      halfYearAhead(referenceDay),
      halfYearAhead(calendar.day),
    )
    return { ...retold(calendar, managed, 'created_at'), survey: { ...survey, description } }
  })
}
