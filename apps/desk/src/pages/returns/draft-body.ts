export type Draft = {
  readonly planId: string
  /** "2026-05" */
  readonly period: string
  readonly result: 'earned' | 'lost'
  /** In the smaller unit, without a sign. */
  readonly total: bigint | null
  readonly fee: bigint | null
}

const wire = (minor: bigint) => Number(minor) / 100

/** What was typed, as the call takes it; what is missing is left out for its rule to name. */
export function draftBody({ planId, period, result, total, fee }: Draft) {
  const [year, month] = period.split('-')
  const sign = result === 'lost' ? -1 : 1
  return {
    ...(planId === '' ? {} : { plan_id: Number(planId) }),
    ...(period === '' ? {} : { year: Number(year), month: Number(month) }),
    ...(total === null ? {} : { total_amount: sign * wire(total) }),
    ...(fee === null || fee === 0n || result === 'lost' ? {} : { fee_amount: wire(fee) }),
  }
}

const fields: Readonly<Record<string, string>> = {
  plan_id: 'plan',
  year: 'period',
  month: 'period',
  total_amount: 'total',
  fee_amount: 'fee',
}

/** Where the form shows what is said of a field of the call. */
export const fieldOf = (name: string): string => fields[name] ?? name
