import { useMembers } from '@kinfold/api/operator/member/list-members'
import { findByWord } from '@kinfold/ui/find-options'
import { Listbox, type ListboxProps } from '@kinfold/ui/listbox'
import { Modal } from '@kinfold/ui/modal'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pathTo } from '../address/paths.ts'
import { roomGroupsFor } from '../room/room-groups.ts'
import { useOperator } from '../session/use-operator.ts'
import type { Place } from './place.ts'
import { useDocuments, useMoney } from './use-cases.ts'

type PaletteProps = {
  pages: readonly Place[]
  onClose: () => void
}

/** Everything one may go to, found by typing: pages, cases that wait, members. */
export function Palette({ pages, onClose }: PaletteProps) {
  const { has } = useOperator()
  const [words, setWords] = useState('')
  const navigate = useNavigate()
  const members = useFoundMembers(words)
  const go = (to: string) => {
    onClose()
    navigate(to)
  }
  const rooms = roomGroupsFor(has).flatMap(group =>
    group.rooms.map(({ to, label }) => ({ to, label, note: 'Page' })),
  )
  const list = (cases: readonly Place[]) => (
    <Places places={[...pages, ...rooms, ...cases]} members={members} onType={setWords} onGo={go} />
  )
  return (
    <Modal
      open
      titleHidden
      closeButton={false}
      title="Go to a page, a case or a member"
      className="[&>div:last-child]:p-0 sm:[&>div:last-child]:p-0"
      onOpenChange={open => !open && onClose()}
    >
      <WithDocuments isOpen={has('reviewer')}>
        {documents => (
          <WithMoney isOpen={has('approver')}>{money => list([...documents, ...money])}</WithMoney>
        )}
      </WithDocuments>
    </Modal>
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
  }))
}

type PlacesProps = {
  places: readonly Place[]
  /** Found by the server, so not looked through again. */
  members: readonly Place[]
  onType: (words: string) => void
  onGo: (to: string) => void
}

function Places({ places, members, onType, onGo }: PlacesProps) {
  const id = useId()
  const options = [...places, ...members].map(({ to, label, note }) => ({ value: to, label, note }))
  const found = new Set(members.map(({ to }) => to))
  const search: ListboxProps['search'] = {
    placeholder: 'Page, case or member',
    onType,
    find: (all, typed) => [
      ...findByWord(
        all.filter(({ value }) => !found.has(value)),
        typed,
      ),
      ...all.filter(({ value }) => found.has(value)),
    ],
  }
  return (
    <div className="flex max-h-[60dvh] flex-col py-2">
      <Listbox
        id={id}
        label="Places"
        options={options}
        chosen={[]}
        search={search}
        emptyText="Nothing is called so."
        onChoose={({ value }) => onGo(value)}
      />
    </div>
  )
}
