import type { Money } from '@kinfold/contract/money/money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import { type PaperKind, paperNames } from '@kinfold/contract/paper/issued-paper'
import type { SignedIn } from '../../calls/call.ts'
import { type Refusal, refuse } from '../../calls/refusal.ts'
import { momentOnPaper } from '../../papers/day-on-paper.ts'
import type { PaperHead, PaperParts } from '../../papers/paper.ts'
import type { Services } from '../services.ts'
import { createPaperCode } from './create-paper-code.ts'
import { keepPaper } from './keep-paper.ts'
import { readHolder } from './read-holder.ts'

export type PaperToPrint = Pick<PaperHead, 'subtitle' | 'facts'> & {
  readonly kind: PaperKind
  readonly parts: PaperParts
  /** The amounts that the paper is about, for those who ask whether it is genuine. */
  readonly amounts: readonly Money[]
  /** The days that it is about. */
  readonly days?: { readonly from: string; readonly to: string }
}

/** Makes a paper for a member, in the club's name and on its day, and keeps what it says; each is a fresh one. */
export async function printPaper(
  { db, clock, config, papers }: Services,
  { accountId }: Pick<SignedIn, 'accountId'>,
  { kind, parts, facts, subtitle, amounts, days }: PaperToPrint,
): Promise<Buffer | Refusal<'unauthenticated'>> {
  const madeAt = await clock.now(db)
  const holder = await readHolder(db, accountId)
  const { name, imprint, licence, brandColour, accentColour } = config.club
  const code = createPaperCode()
  const head: PaperHead = {
    title: paperNames[kind],
    subtitle,
    facts: [
      { label: 'Member', value: holder.name },
      ...facts,
      { label: 'Made on', value: momentOnPaper(madeAt) },
    ],
    madeAt,
    club: { name, imprint, licence, brandColour, accentColour },
    proof: { code, address: `${config.publicUrl}/verify/${code}` },
  }
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
