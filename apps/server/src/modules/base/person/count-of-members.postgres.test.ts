// Whom a notice reaches and who accepted the terms is counted in small indexes, not in everybody's record.
import { countAudiences } from '@kinfold/contract/operator/content/count-audiences'
import { listTerms as termsAtDesk } from '@kinfold/contract/operator/content/list-terms'
import { operators } from '@kinfold/personas/operators/operators'
import { patience } from '@kinfold/test-support/patience'
import { expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { blocksOf } from '#test/databases/blocks-of.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import { readAudiences } from '../../people/notice/read-audiences.ts'
import { listTerms } from '../../people/terms/list-terms.ts'

const joining = 20_000

it('reads a page for hundreds of members, and counts no more than there are', {
  timeout: patience(120_000),
}, async () => {
  await using server = await openDemoClub()
  const { db, parts } = server
  const { termsVersion } = server.config
  const token = await sessionFor(server, operators.zainab.email)
  const counted = async () => ({
    audiences: await server.ask(countAudiences, { token }),
    terms: await server.ask(termsAtDesk, { token }),
  })
  const before = await counted()
  await db.query({
    text: `
      WITH joined AS (
        INSERT INTO account (email, email_key, password_hash, password_changed_at, created_at, email_verified_at)
        SELECT e, e, '', now(), now(), CASE WHEN n % 1000 <> 0 THEN now() END
          FROM generate_series(1, $1::int) n CROSS JOIN LATERAL (SELECT 'grown-' || n || '@club.example') x (e)
        RETURNING id, email)
      INSERT INTO member (id, first_name, last_name, phone, country_code, country, citizenship, pep, accredited_investor,
                          exco_referral, referral_source, heard_about_us, accepted_terms_version, accepted_terms_at, closed_at)
      SELECT id, 'Ngozi', 'Adebayo', '', 'NG',
             CASE WHEN email LIKE '%7@club.example' THEN 'Ghana' ELSE 'Nigeria' END,
             CASE WHEN email LIKE '%77@club.example' THEN '{Ghana}'::text[] ELSE '{Nigeria}'::text[] END,
             false, false, false, '', '',
             CASE WHEN email LIKE '%2@club.example' THEN 'an earlier one' ELSE $2 END,
             now(), CASE WHEN email LIKE '%55@club.example' THEN now() END
        FROM joined`,
    values: [joining, termsVersion],
  })
  await server.asOwner(owner => owner.query({ text: 'VACUUM (ANALYZE) account, member' }))

  const [unproven, left, abroad, unaccepted] = [20, 200, 200, 2000]
  const there = joining - unproven - left
  const { audiences, terms } = before
  expect(await counted()).toMatchObject({
    audiences: {
      everyone: audiences.everyone + there,
      nigerian_members: audiences.nigerian_members + there - abroad,
      global_members: audiences.global_members + abroad,
    },
    terms: {
      accepted: terms.accepted + there - unaccepted,
      waiting: terms.waiting + unaccepted,
    },
  })
  expect(await blocksOf(db, listening => readAudiences(listening))).toBeLessThan(300)
  const reading = (listening: typeof db) => listTerms({ ...parts.services, db: listening })
  expect(await blocksOf(db, reading)).toBeLessThan(300)
})
