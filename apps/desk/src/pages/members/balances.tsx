import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { Wallets } from '@kinfold/contract/wallet/get-wallets'
import type { Wallet } from '@kinfold/contract/wallet/wallet'
import { Money } from '@kinfold/ui/money'
import { currencyWords } from '../../queue/currency-words.ts'
import { FigureLink } from './figure-link.tsx'
import { RecordSection } from './record-section.tsx'

/** What is in each wallet, and what of it is free. Each balance leads to its postings. */
export function Balances({ wallets: { ngn, usd } }: { wallets: Wallets }) {
  return (
    <RecordSection title="Wallets">
      <ul className="grid gap-3 sm:grid-cols-2">
        {[ngn, usd].map(wallet => (wallet ? <Balance key={wallet.id} wallet={wallet} /> : null))}
      </ul>
    </RecordSection>
  )
}

function Balance({ wallet }: { wallet: Wallet }) {
  const { id, currency, balance, available, held, owed } = wallet
  const parts = [
    ['Available', available],
    ['On its way out', held],
    ['Owed to the club', owed],
  ] as const
  return (
    <li className="min-w-0 rounded-card border border-line bg-surface px-4 py-3.5">
      <h3 className="text-caption text-ink-muted">{currencyWords[currency]}</h3>
      <p className="figures mt-0.5 text-title font-bold text-ink [overflow-wrap:anywhere]">
        <FigureLink id={id} label={`Postings of the ${currency} wallet`}>
          <Money amount={moneyFromWire(currency, balance)} />
        </FigureLink>
      </p>
      <dl className="mt-2 flex flex-col gap-0.5 text-small">
        {parts.map(([label, amount]) =>
          amount === 0 && label !== 'Available' ? null : (
            <div key={label} className="flex flex-wrap justify-between gap-x-3">
              <dt className="text-ink-muted">{label}</dt>
              <dd className="figures text-ink">
                <Money amount={moneyFromWire(currency, amount)} />
              </dd>
            </div>
          ),
        )}
      </dl>
    </li>
  )
}
