import type { Money } from '@kinfold/contract/money/money'
import { type PaperKind, paperNames } from '@kinfold/contract/paper/issued-paper'
import type { Config } from '../../../config/config.ts'
import { momentOnPaper } from '../../../papers/day-on-paper.ts'
import type { PaperHead, PaperParts } from '../../../papers/paper.ts'

export type PaperToPrint = Pick<PaperHead, 'subtitle' | 'facts'> & {
  readonly kind: PaperKind
  readonly parts: PaperParts
  /** The amounts that the paper is about, for those who ask whether it is genuine. */
  readonly amounts: readonly Money[]
  /** The days that it is about. */
  readonly days?: { readonly from: string; readonly to: string }
}

type Printing = {
  readonly config: Pick<Config, 'club' | 'publicUrl'>
  readonly holder: { readonly name: string }
  readonly madeAt: Date
  readonly code: string
  /** A PNG. */
  readonly logo: Buffer | undefined
}

/** What stands above every paper, and what it can be looked up by. */
export function describeHead(
  { kind, facts, subtitle }: Pick<PaperToPrint, 'kind' | 'facts' | 'subtitle'>,
  { config, holder, madeAt, code, logo }: Printing,
): PaperHead {
  const { name, imprint, licence, brandColour, accentColour } = config.club
  return {
    title: paperNames[kind],
    subtitle,
    facts: [
      { label: 'Member', value: holder.name },
      ...facts,
      { label: 'Made on', value: momentOnPaper(madeAt) },
    ],
    madeAt,
    club: {
      name,
      imprint,
      licence,
      brandColour,
      accentColour,
      logo: logo && `data:image/png;base64,${logo.toString('base64')}`,
    },
    proof: { code, address: `${config.publicUrl}/verify/${code}` },
  }
}
