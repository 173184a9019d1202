import type { Failure } from '@kinfold/api/client/outcome'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { readyDayText } from '@kinfold/contract/wallet/ready-text'
import type { Wallet } from '@kinfold/contract/wallet/wallet'
import { AmountPrivacyToggle } from '@kinfold/ui/amount-privacy-toggle'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { Money } from '@kinfold/ui/money'
import { Stat } from '@kinfold/ui/stat'

type BalanceCardProps = {
  /** Absent while it is on its way. */
  wallet: Wallet | undefined
  failure: Failure | undefined
  onRetry: () => void
  onFund: () => void
  onWithdraw: () => void
}

export function BalanceCard({ wallet, failure, onRetry, onFund, onWithdraw }: BalanceCardProps) {
  if (failure && !wallet) {
    return <ReadFailure what="Your balance" failure={failure} onRetry={onRetry} />
  }
  return (
    <Card
      tone="feature"
      title="Balance"
      action={<AmountPrivacyToggle className="-mt-2 -me-3 mb-2" />}
    >
      <Stat
        size="hero"
        label="Available"
        loading={!wallet}
        hint={wallet ? <HeldBack wallet={wallet} /> : 'Nothing is held back.'}
      >
        {wallet ? <Money amount={moneyFromWire(wallet.currency, wallet.available)} /> : '–'}
      </Stat>
      <div className="mt-5 flex flex-wrap gap-3 max-sm:*:flex-auto max-sm:*:px-5">
        <Button aria-haspopup="dialog" onClick={onFund}>
          Fund wallet
        </Button>
        <Button variant="secondary" aria-haspopup="dialog" onClick={onWithdraw}>
          Withdraw
        </Button>
      </div>
    </Card>
  )
}

/** Why less is available than is there, and what of it can be withdrawn later. */
function HeldBack({ wallet: { currency, held, owed, ready_later } }: { wallet: Wallet }) {
  const said = [
    ...ready_later.map(({ amount, from }) => ({
      key: from,
      text: (
        <>
          <Money amount={moneyFromWire(currency, amount)} /> of it can be withdrawn from{' '}
          {readyDayText(from)}
        </>
      ),
    })),
    held > 0 && {
      key: 'held',
      text: (
        <>
          <Money amount={moneyFromWire(currency, held)} /> more is set aside for withdrawals
        </>
      ),
    },
    owed > 0 && {
      key: 'owed',
      text: (
        <>
          You owe the club <Money amount={moneyFromWire(currency, owed)} />
        </>
      ),
    },
  ].filter(each => each !== false)
  if (said.length === 0) return 'Nothing is held back.'
  return said.map(({ key, text }) => (
    <span key={key} className="block">
      {text}
    </span>
  ))
}
