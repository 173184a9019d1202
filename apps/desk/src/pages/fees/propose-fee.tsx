import { useProposeFee } from '@kinfold/api/operator/fee/propose-fee'
import { currencySymbols } from '@kinfold/contract/money/currency'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { money } from '@kinfold/contract/money/money'
import { moneyFromWire, moneyToWire } from '@kinfold/contract/money/wire-amount'
import { FeeRuleBody, feeMessages } from '@kinfold/contract/operator/fee/fee-rule-body'
import type { ManagedFee } from '@kinfold/contract/operator/fee/list-fees'
import { feeBearers, feesFor, sumOfFees } from '@kinfold/contract/payment/fee'
import { AmountField } from '@kinfold/ui/amount-field'
import { RadioCards } from '@kinfold/ui/radio-cards'
import { TextField } from '@kinfold/ui/text-field'
import { paths } from '../../address/paths.ts'
import { percentNeeded, percentTyped, readPercent } from '../../day/percent-typed.ts'
import { WordsField } from '../../queue/words-field.tsx'
import { fieldsOf } from '../../section/fields-of.ts'
import { SectionForm } from '../../section/section-form.tsx'
import { useSectionForm } from '../../section/use-section-form.ts'
import { bearerWords } from './fee-words.ts'

const bearers = feeBearers.map(value => ({ value, label: bearerWords[value] }))

/** Another cost for a way of paying, with what it would come to, for another administrator to confirm. */
export function ProposeFee({ fee }: { fee: ManagedFee }) {
  const { name, gateway, currency, version, clearing_days } = fee
  const { run } = useProposeFee()
  const minorOf = (wire: number) => moneyFromWire(currency, wire).minor
  const wireOf = (minor: bigint) => moneyToWire(money(currency, minor))
  const form = useSectionForm({
    start: {
      bps: percentTyped(fee.bps),
      fixed: minorOf(fee.fixed) as bigint | null,
      cap: fee.cap === null ? null : minorOf(fee.cap),
      bearer: fee.bearer,
      days: clearing_days === null ? '' : String(clearing_days),
      reason: '',
    },
    version,
    shape: FeeRuleBody,
    bodyOf: ({ bps, fixed, cap, bearer, days, reason }, seen) => ({
      name,
      gateway,
      currency,
      bps: readPercent(bps),
      fixed: wireOf(fixed ?? 0n),
      cap: cap === null ? null : wireOf(cap),
      bearer,
      clearing_days: clearing_days === null ? null : Number(days),
      reason,
      version: seen,
    }),
    missing: ({ bps, days }): Record<string, string> => ({
      ...(readPercent(bps) === undefined && { bps: percentNeeded }),
      ...(clearing_days !== null && !/^\d+$/.test(days) && { days: feeMessages.clearingMissing }),
    }),
    send: body => run({ body }),
    onSent: () => {},
  })
  const { input, field } = fieldsOf(form)
  const { values } = form
  const symbol = currencySymbols[currency]
  const example = money(currency, currency === 'NGN' ? 5_000_000n : 50_000n)
  const rule = {
    name,
    gateway,
    currency,
    bps: readPercent(values.bps) ?? 0,
    fixedMinor: values.fixed ?? 0n,
    capMinor: values.cap,
    bearer: 'member',
  } as const
  const costs = formatMoney(sumOfFees(feesFor([rule], gateway, example)))
  const payer = values.bearer === 'member' ? 'the member pays' : 'the club bears'
  return (
    <SectionForm
      form={form}
      action="Propose it"
      backTo={paths.fees}
      effect={`On ${formatMoney(example)} ${payer} ${costs}. It holds once another administrator has confirmed it.`}
    >
      <h2 className="text-small font-semibold text-ink">Propose another</h2>
      <TextField
        label="Of what is paid"
        required
        inputMode="decimal"
        end={<span className="text-ink-muted">%</span>}
        {...input('bps')}
      />
      <AmountField
        label="Fixed part"
        symbol={symbol}
        hint="On top of the percentage."
        {...field('fixed')}
      />
      <AmountField
        label="Limit"
        symbol={symbol}
        hint="The most it comes to. Leave it empty for none."
        {...field('cap')}
      />
      <RadioCards label="Borne by" cards={bearers} {...field('bearer')} />
      {clearing_days === null ? null : (
        <TextField
          label="Working days until it can be withdrawn"
          required
          inputMode="numeric"
          hint="It can be contributed at once. 0 for no waiting."
          {...input('days')}
        />
      )}
      <WordsField label="Why, for the second person" required {...field('reason')} />
    </SectionForm>
  )
}
