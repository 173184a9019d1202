import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import {
  type IssuedPaper,
  paperAmountNames,
  paperNames,
} from '@kinfold/contract/paper/issued-paper'
import { Banner } from '@kinfold/ui/banner'
import { KeyValueList } from '@kinfold/ui/key-value-list'
import { Money } from '@kinfold/ui/money'
import { club } from '../../club/club.ts'
import { dayText } from '../../day/day-text.ts'
import { momentText } from '../../day/moment-text.ts'

const { Part: CompareFile } = lazyPart(() =>
  import('./compare-file.tsx').then(module => module.CompareFile),
)

/** What the club knows of the paper; the reader compares it with what they hold. */
export function GenuinePaper({ paper }: { paper: IssuedPaper }) {
  const { kind, made_at, from, to, amounts, initials } = paper
  return (
    <div className="flex flex-col gap-6">
      <Banner live tone="success" title={`${club.name} gave out this paper`}>
        It is genuine if it says the same as below.
      </Banner>
      <KeyValueList
        items={[
          { label: 'Paper', value: paperNames[kind] },
          { label: 'Made on', value: momentText(made_at) },
          ...(from && to ? [{ label: 'Days', value: `${dayText(from)} to ${dayText(to)}` }] : []),
          ...amounts.map(amount => ({
            label:
              amounts.length === 1
                ? paperAmountNames[kind]
                : `${paperAmountNames[kind]}, ${amount.currency}`,
            value: <Money alwaysShown amount={fromWireMoney(amount)} />,
          })),
          { label: 'Member’s initials', value: initials },
        ]}
      />
      <PartBoundary optional>
        <CompareFile sha256={paper.sha256} />
      </PartBoundary>
    </div>
  )
}
