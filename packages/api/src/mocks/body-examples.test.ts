import { bodyExamples } from '@kinfold/contract/openapi/body-examples'
import { expect, it } from 'vitest'
import { sampleCalls } from './sample-calls.ts'

it.each(Object.entries(bodyExamples))(
  'documents %s as somebody of the demo club sends it',
  (name, example) => {
    const { parts } = Object.entries(sampleCalls).find(([call]) => call === name)?.[1] ?? {}
    expect(parts?.body).toEqual(example)
  },
)
