import type { Club } from './club.ts'
import type { Hand } from './hand.ts'

/** Clear cases take one reviewer, those of a politically exposed person two. */
export async function letMembersIn({ members, ngozi, zainab }: Club): Promise<void> {
  await members.join({ firstName: 'Kemi', lastName: 'Afolabi' })
  await members.join({ firstName: 'Tanko', lastName: 'Gambo', pep: true })
  const document = ({ page }: Hand) => page.locator('main img, main iframe').first()
  const documents = ['International passport', 'Utility bill']
  await ngozi.work('KYC', 6, async () => {
    for (const name of ['Chidi Nwosu', 'Kemi Afolabi', 'Tanko Gambo']) {
      for (const about of documents) {
        await ngozi.readsHeading(`${name} · ${about}`)
        await ngozi.sees(document(ngozi))
        await ngozi.decide('a', name === 'Tanko Gambo' ? 'Approve first' : 'Approve')
      }
    }
    await ngozi.sees(ngozi.page.getByText(/^You approved it first/))
  })
  await zainab.work('KYC', 2, async () => {
    for (const about of documents) {
      await zainab.readsHeading(`Tanko Gambo · ${about}`)
      await zainab.sees(zainab.page.getByText('Ngozi Eze approved it. One more reviewer has to.'))
      await zainab.decide('a', 'Approve')
    }
    await zainab.sees(zainab.page.getByRole('heading', { name: 'All is checked' }))
  })
}
