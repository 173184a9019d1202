'use client'

import { AmountField } from '@kinfold/ui/amount-field'
import { Brand } from '@kinfold/ui/brand'
import { Button } from '@kinfold/ui/button'
import { type DataColumn, DataTable } from '@kinfold/ui/data-table'
import { DateField } from '@kinfold/ui/date-field'
import { Modal } from '@kinfold/ui/modal'
import { Money } from '@kinfold/ui/money'
import { PageHeader } from '@kinfold/ui/page-header'
import { PhoneField } from '@kinfold/ui/phone-field'
import { SelectField } from '@kinfold/ui/select-field'
import { toast } from '@kinfold/ui/toast'
import { Toaster } from '@kinfold/ui/toaster'
import { Words } from '@kinfold/ui/words'
import { type ComponentProps, useState } from 'react'

const brand = {
  name: 'Ajo',
  colours: {
    light: { primary: '#0b5d3b', primaryHover: '#084a2f', primaryPress: '#063823' },
    dark: {
      primary: '#5fd09e',
      primaryHover: '#79dab0',
      primaryPress: '#93e3c1',
      onPrimary: '#06281a',
    },
  },
}
const countries = [
  { countryName: 'Nigeria', countryCode: 'NG', callingCode: '+234', countryFlag: '🇳🇬' },
]
const banks = [
  { value: 'gtb', label: 'GTBank' },
  { value: 'uba', label: 'UBA' },
]
type Gift = { readonly id: string; readonly from: string; readonly minor: bigint }
const gifts: readonly Gift[] = [
  { id: '1', from: 'Ada', minor: 125_050n },
  { id: '2', from: 'Bola', minor: 4_000_000n },
]
const columns: readonly DataColumn<Gift>[] = [
  { id: 'from', header: 'From', cell: ({ from }) => from, card: 'title' },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ minor }) => <Money amount={{ currency: 'NGN', minor }} />,
    card: 'figure',
  },
]

const english = { locale: 'en', words: {} }

type PledgeProps = { language?: ComponentProps<typeof Words>['language'] }

export function Pledge({ language = english }: PledgeProps) {
  const [amount, setAmount] = useState<bigint | null>(null)
  const [phone, setPhone] = useState('')
  const [day, setDay] = useState('')
  const [bank, setBank] = useState('')
  return (
    <Words language={language}>
      <Brand configuration={brand}>
        <Toaster />
        <main>
          <PageHeader title="A pledge" />
          <form
            onSubmit={event => {
              event.preventDefault()
              toast.success(`${amount} from ${day}`)
            }}
          >
            <AmountField label="Amount" value={amount} onChange={setAmount} />
            <PhoneField
              label="Phone"
              countries={countries}
              defaultCountry="NG"
              value={phone}
              onChange={setPhone}
            />
            <DateField label="Day" value={day} onChange={setDay} />
            <SelectField label="Bank" options={banks} value={bank} onChange={setBank} />
            <Button variant="primary" type="submit">
              Pledge
            </Button>
          </form>
          <Modal title="Why we ask" trigger={<Button variant="secondary">Why?</Button>}>
            So that the family can plan.
          </Modal>
          <DataTable caption="Gifts" columns={columns} rows={gifts} rowKey={({ id }) => id} />
        </main>
      </Brand>
    </Words>
  )
}
