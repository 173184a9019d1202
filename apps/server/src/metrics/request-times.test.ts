import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { RequestTimes } from './request-times.ts'

it('is a histogram to the library, with a line for each bucket, the sum and the count', async () => {
  const registry = new Registry()
  const times = new RequestTimes()
  registry.registerMetric(times.asMetric())
  times.observe('GET', '/api/wallet', 200, 0.001)
  times.observe('GET', '/api/wallet', 200, 0.03)
  times.observe('GET', '/api/wallet', 503, 20)

  const text = await registry.metrics()
  const lines = text.split('\n')
  const labels = 'method="GET",route="/api/wallet",status='
  expect(lines).toContain('# TYPE kinfold_request_seconds histogram')
  expect(lines).toContain(`kinfold_request_seconds_bucket{${labels}"200",le="0.002"} 1`)
  expect(lines).toContain(`kinfold_request_seconds_bucket{${labels}"200",le="0.05"} 2`)
  expect(lines).toContain(`kinfold_request_seconds_bucket{${labels}"503",le="10"} 0`)
  expect(lines).toContain(`kinfold_request_seconds_bucket{${labels}"503",le="+Inf"} 1`)
  expect(lines).toContain(`kinfold_request_seconds_sum{${labels}"200"} 0.031`)
  expect(lines).toContain(`kinfold_request_seconds_count{${labels}"200"} 2`)
})
