// A histogram that is updated for every answer. The library's own hashes the labels each time; this one looks
// its tally up by the route's name and converts it to the library's format when the metrics are read.
import type { Metric } from 'prom-client'

const bounds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

type Labels = { readonly method: string; readonly route: string; readonly status: number }
type Tally = { readonly labels: Labels; readonly inBucket: number[]; sum: number; count: number }

export class RequestTimes {
  readonly name = 'kinfold_request_seconds'
  readonly #byRoute = new Map<string, readonly Tally[]>()

  observe(method: string, route: string, status: number, seconds: number): void {
    const tally = this.#tallyOf(method, route, status)
    let bucket = 0
    // Most answers fall into the first bucket, so it is tried first.
    while (bucket < bounds.length && seconds > (bounds[bucket] ?? 0)) bucket += 1
    tally.inBucket[bucket] = (tally.inBucket[bucket] ?? 0) + 1
    tally.sum += seconds
    tally.count += 1
  }

  async get() {
    return {
      name: this.name,
      help: 'Time to answer, by route and status',
      type: 'histogram',
      aggregator: 'sum',
      values: [...this.#byRoute.values()].flat().flatMap(tally => valuesOf(this.name, tally)),
    }
  }

  /** For the registry, which only uses the name and `get` of a metric. */
  asMetric(): Metric {
    return this as never
  }

  #tallyOf(method: string, route: string, status: number): Tally {
    const tallies = this.#byRoute.get(route) ?? []
    for (const tally of tallies) {
      if (tally.labels.status === status && tally.labels.method === method) return tally
    }
    const inBucket = Array<number>(bounds.length + 1).fill(0)
    const tally = { labels: { method, route, status }, inBucket, sum: 0, count: 0 }
    this.#byRoute.set(route, [...tallies, tally])
    return tally
  }
}

function valuesOf(name: string, { labels, inBucket, sum, count }: Tally) {
  let upToHere = 0
  const buckets = [...bounds, '+Inf'].map((le, bucket) => {
    upToHere += inBucket[bucket] ?? 0
    return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: upToHere }
  })
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: sum },
    { metricName: `${name}_count`, labels, value: count },
  ]
}
