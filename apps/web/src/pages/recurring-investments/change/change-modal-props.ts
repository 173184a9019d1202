import type { Subscription } from '@kinfold/contract/subscription/subscription'

export type ChangeModalProps = { subscription: Subscription; onClose: () => void }
