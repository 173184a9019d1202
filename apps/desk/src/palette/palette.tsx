import { useMembers } from '@kinfold/api/operator/member/list-members'
import type { Place } from '@kinfold/app/palette/place'
import { PlaceFinder } from '@kinfold/app/palette/place-finder'
import { type ReactNode, useEffect, useState } from 'react'
import { pathTo } from '../address/paths.ts'
import { sectionGroupsFor } from '../section/section-groups.ts'
import { useOperator } from '../session/use-operator.ts'
import { useDocuments, useMoney } from './use-cases.ts'

type PaletteProps = {
  pages: readonly Place[]
  onClose: () => void
}

/** Everything one may go to, found by typing: pages, cases that wait, members. */
export function Palette({ pages, onClose }: PaletteProps) {
  const { has } = useOperator()
  const [words, setWords] = useState('')
  const members = useFoundMembers(words)
  const sections = sectionGroupsFor(has).flatMap(group =>
    group.sections.map(({ to, label }) => ({ to, label, note: 'Page' })),
  )
  return (
    <WithDocuments isOpen={has('reviewer')}>
      {documents => (
        <WithMoney isOpen={has('approver')}>
          {money => (
            <PlaceFinder
              title="Go to a page, a case or a member"
              finds="Page, case or member"
              places={[...pages, ...sections, ...documents, ...money, ...members]}
              onType={setWords}
              onClose={onClose}
            />
          )}
        </WithMoney>
      )}
    </WithDocuments>
  )
}

type WithCasesProps = { isOpen: boolean; children: (cases: readonly Place[]) => ReactNode }

// Queues that the operator's roles don't open are never asked for.
const WithDocuments = ({ isOpen, children }: WithCasesProps) =>
  isOpen ? <Documents>{children}</Documents> : children([])
const WithMoney = ({ isOpen, children }: WithCasesProps) =>
  isOpen ? <Money>{children}</Money> : children([])
const Documents = ({ children }: Pick<WithCasesProps, 'children'>) => children(useDocuments())
const Money = ({ children }: Pick<WithCasesProps, 'children'>) => children(useMoney())

const pauseMs = 200
const mostMembers = 8

/** Members by name or e-mail, once the hand rests. */
function useFoundMembers(words: string): readonly Place[] {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words.trim().slice(0, 100)), pauseMs)
    return () => clearTimeout(timer)
  }, [words])
  const { data } = useMembers(asked === '' ? null : { search: asked, per_page: mostMembers })
  if (asked === '' || words.trim() === '') return []
  return (data?.items ?? []).map(({ id, email, name }) => ({
    to: pathTo.member(id),
    label: `${name}, ${email}`,
    note: 'Member',
    isFound: true,
  }))
}
