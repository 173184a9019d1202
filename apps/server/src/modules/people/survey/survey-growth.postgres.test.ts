// A survey that everybody was invited to costs the desk as much as its answers.
import { patience } from '@kinfold/test-support/patience'
import { expect, it } from 'vitest'
import { growMembers, grownMembers } from '#test/clubs/grown-club.ts'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { blocksOf } from '#test/databases/blocks-of.ts'
import { readManagedSurveys } from './read-managed-surveys.ts'

const invited = 20_000

it('reads no invitation that nobody answered', { timeout: patience(120_000) }, async () => {
  await using server = await openDemoClub()
  const { db } = server
  const read = () => readManagedSurveys(db, { at: server.clock.now, limit: 25 })
  const blocks = () =>
    blocksOf(db, listening => readManagedSurveys(listening, { at: server.clock.now, limit: 25 }))
  await server.asOwner(owner => owner.query({ text: 'ANALYZE' }))
  const [before, few] = [await read(), await blocks()]
  await growMembers(db, invited)
  await db.query({
    text: `INSERT INTO survey_invitation (survey_id, member_id) SELECT s.id, m.id FROM survey s, ${grownMembers} m`,
  })
  await server.asOwner(owner => owner.query({ text: 'ANALYZE' }))
  expect(await read()).toEqual(before)
  expect(before.some(({ accepted }) => accepted > 0)).toBe(true)
  expect(await blocks()).toBeLessThan(few + 20)
})
