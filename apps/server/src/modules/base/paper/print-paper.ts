import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { SignedIn } from '../../../calls/call.ts'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import { drawClubLogo } from '../../../config/club-logo.ts'
import type { Services } from '../../services.ts'
import { createPaperCode } from './create-paper-code.ts'
import { describeHead, type PaperToPrint } from './describe-paper.ts'
import { keepPaper } from './keep-paper.ts'
import { readHolder } from './read-holder.ts'

/** Makes a paper for a member, in the club's name and on its day, and keeps what it says; each is a fresh one. */
export async function printPaper(
  { db, clock, config, papers }: Services,
  { accountId }: Pick<SignedIn, 'accountId'>,
  paper: PaperToPrint,
): Promise<Buffer | Refusal<'unauthenticated'>> {
  const madeAt = await clock.now(db)
  const holder = await readHolder(db, accountId)
  const code = createPaperCode()
  const logo = config.club.logo === undefined ? undefined : await drawClubLogo(config.club.logo)
  const head = describeHead(paper, { config, holder, madeAt, code, logo })
  const { kind, parts, amounts, days } = paper
  const { file, sha256 } = await papers.print(head, parts)
  const isKept = await keepPaper(db, {
    code,
    memberId: accountId,
    kind,
    madeAt,
    fromDay: days?.from ?? null,
    toDay: days?.to ?? null,
    amounts: amounts.map(toWireMoney),
    initials: holder.initials,
    fileHash: sha256,
  })
  return isKept ? file : refuse('unauthenticated')
}
