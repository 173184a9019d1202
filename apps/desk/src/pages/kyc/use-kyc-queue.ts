import { useKycCases } from '@kinfold/api/operator/kyc/list-kyc-cases'
import { useAddressChoice } from '@kinfold/app/address/use-address-choice'
import { usePageNumber } from '@kinfold/app/address/use-page-number'
import { kindChoices, statusChoices } from './choices.ts'

const casesPerPage = 50

/** The queue as the address filters it, and what stands around the open case. */
export function useKycQueue(openId: string | undefined) {
  const [status, chooseStatus] = useAddressChoice('status', statusChoices, 'submitted')
  const [kind, chooseKind] = useAddressChoice('kind', kindChoices, 'any')
  const [page, goToPage] = usePageNumber()
  const query = useKycCases({
    ...(status === 'any' ? {} : { status }),
    ...(kind === 'any' ? {} : { kind }),
    page,
    per_page: casesPerPage,
  })
  const cases = query.data?.items ?? []
  const at = cases.findIndex(({ id }) => id === openId)
  return {
    query,
    filters: { status, chooseStatus, kind, chooseKind },
    paging: { page, goToPage, perPage: casesPerPage },
    first: cases[0]?.id,
    next: cases[at + 1]?.id,
    before: cases[at - 1]?.id,
  } as const
}

export type KycQueue = ReturnType<typeof useKycQueue>
