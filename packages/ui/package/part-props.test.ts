/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { commonProp } from '../src/story-layout/common-props.ts'
import { readPartProps } from './part-props.ts'
import { sourceFolder } from './published-entries.ts'

const parts = readPartProps()

test('a prop that comes from the types of others is seen, with what its value is when it isn’t given', () => {
  const propsOf = (name: string) => parts.find(({ component }) => component === name)?.props ?? []
  const select = propsOf('SelectField')
  expect(select.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['label', 'error', 'options', 'multiple', 'value', 'onChange', 'ref']),
  )
  expect(select.find(({ name }) => name === 'multiple')?.type).toBe('boolean')
  const [variant] = propsOf('Button').filter(({ name }) => name === 'variant')
  expect(variant).toMatchObject({ default: "'primary'", isRequired: false })
  expect(variant?.type.split(' | ')).toContain("'quiet'")
})

test('every prop says what it is for, in its part or for all parts', () => {
  const silent = parts.flatMap(({ file, props }) =>
    props
      .filter(({ name, text }) => text === '' && commonProp(name) === undefined)
      .map(({ name }) => `${file}: ${name}`),
  )
  expect(silent).toEqual([])
})

test('the page of each part lists the props of the part itself', () => {
  const known = new Set(parts.map(({ component }) => component))
  const pages = globSync('*/*.stories.tsx', { cwd: sourceFolder })
    .map(file => ({ file, text: readFileSync(path.join(sourceFolder, file), 'utf8') }))
    .filter(({ text }) => /^ {2}title: 'Primitives\/[^/']+',$/m.test(text))
    .map(({ file, text }) => ({ file, component: /^ {2}component: (\w+)/m.exec(text)?.[1] ?? '' }))
  expect(pages.length).toBeGreaterThan(70)
  expect(pages.filter(({ component }) => !known.has(component))).toEqual([])
})
