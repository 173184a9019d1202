import { expect, it } from 'vitest'
import { createTestDatabase } from '#test/databases/create-test-database.ts'
import { readRules } from './read-rules.ts'
import { readRuleFiles, rulesFolder } from './rule-files.ts'
import { type Rules, statementsOf } from './rules.ts'
import { rulesMigration } from './rules-migration.ts'

it('has each function and trigger in force as its file says', async () => {
  await using db = await createTestDatabase()
  const inForce = await readRules(db)
  expect(Object.fromEntries(readRuleFiles(rulesFolder))).toEqual(Object.fromEntries(inForce))
  expect(inForce.size).toBeGreaterThan(40)
})

it('makes what the files want of what is in force, and then nothing more', async () => {
  await using db = await createTestDatabase()
  const before = await readRules(db)
  const wanted = changed(before)
  await db.asOwner(async owner => {
    await owner.transaction(async tx => {
      await tx.query({ text: rulesMigration(before, wanted) })
      expect(await readRules(tx)).toEqual(wanted)
      expect(rulesMigration(await readRules(tx), wanted)).toBe('')
    })
  })
})

/** One function says something else, one trigger comes later, one function is new, and one is gone with its triggers. */
function changed(rules: Rules): Rules {
  const of = (name: string) => rules.get(name) ?? ''
  const wanted = new Map(rules)
  wanted.set(
    'ledger/club_now',
    of('ledger/club_now').replace('$function$\n', '$function$\n-- Said otherwise.\n'),
  )
  const [terms, trigger = ''] = statementsOf(of('public/keep_plan_terms'))
  wanted.set('public/keep_plan_terms', `${terms}\n\n${trigger.replace('BEFORE', 'AFTER')}\n`)
  wanted.set(
    'public/keep_also',
    of('public/keep_plan_terms')
      .replaceAll('keep_plan_terms', 'keep_also')
      .split('\nCREATE TRIGGER')[0] ?? '',
  )
  wanted.delete('public/keep_club_mode')
  return wanted
}
