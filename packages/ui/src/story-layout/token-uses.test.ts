/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tokenUses } from './token-uses.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const sheets = ['../tokens/tailwind.css', '../tokens/display.css'].map(read).join('\n')

const usesIn = (token: string, source: string) =>
  tokenUses([token], { 'card/card.tsx': source }, sheets)[token]

test.each([
  ['canvas', '<p className="bg-canvas" />'],
  ['ink-muted', "cva('flex hover:text-ink-muted')"],
  ['line', '<p className="border-b-line/40" />'],
  ['control-height', '<p className="-mt-control" />'],
  ['card-radius', '<p className="rounded-t-card" />'],
  ['field-surface', '<p className="bg-field" />'],
  ['raised-shadow', '<p className="md:shadow-raised" />'],
  ['text-caption', '<p className="text-caption" />'],
  ['page-width', '<p className="max-w-page" />'],
  ['control-border-width', '<p className="border-control" />'],
  ['quick', '<p className="transition-colors" />'],
  ['modal-level', '<p className="z-(--modal-level)" />'],
  ['chart-1', "stroke: 'var(--chart-1)'"],
])('%s is used in %s', (token, source) => {
  expect(usesIn(token, source)).toEqual(['card'])
})

test.each([
  ['ink', '<p className="text-ink-muted" />'],
  ['line', '<p className="border-line-strong" />'],
  ['control-height', '<p className="rounded-control" />'],
  ['control-border', "'var(--control-border-width)'"],
  ['surface', 'A surface that lies on the canvas'],
])('%s is not used in %s', (token, source) => {
  expect(usesIn(token, source)).toEqual([])
})

test('the parts themselves say what they are made of', () => {
  const sources = { 'button/button.variants.ts': read('../button/button.variants.ts') }
  const uses = tokenUses(['on-primary', 'control-radius', 'chart-1'], sources, sheets)
  expect(uses).toEqual({ 'on-primary': ['button'], 'control-radius': ['button'], 'chart-1': [] })
})
