import { type Infer, unknown } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { patternText } from '../fields/pattern-text.ts'
import { Done } from '../validation/done.ts'

export const paymentProviders = ['sandbox', 'paystack', 'stripe'] as const
export const ProviderName = patternText(
  'provider name',
  /^(sandbox|paystack|stripe)$/,
  'There is no such provider.',
)
export type ProviderName = Infer<typeof ProviderName>

export const receiveWebhook = endpoint({
  summary: 'News from a payment provider, proven by its signature; told twice, it counts once.',
  method: 'POST',
  path: '/payment/webhook/:provider',
  access: 'provider',
  params: { provider: ProviderName },
  // Each provider has a shape of its own, read by its adapter.
  body: unknown(),
  response: Done,
  errors: ['signature_invalid'],
})
