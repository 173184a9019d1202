#!/usr/bin/env node
/// <reference types="node" />
// `npx kinfold-upgrade src`: writes what was renamed since 0.1.0 into the files of an app.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { declaredIn, upgradeText } from './upgrade-text.ts'

const tokensFile = new URL('../styles/tokens.css', import.meta.url)
const tokens = new Set(declaredIn(readFileSync(tokensFile, 'utf8')).map(name => name.slice(3)))

function filesIn(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place]
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(?:css|scss|html|[jt]sx?)$/.test(name) && !name.includes('node_modules'))
    .map(name => path.join(place, name))
}

const texts = process.argv
  .slice(2)
  .flatMap(filesIn)
  .map(file => ({ file, text: readFileSync(file, 'utf8') }))
const own = new Set(texts.flatMap(({ text }) => declaredIn(text)))
const changed = texts.filter(({ file, text }) => {
  const upgraded = upgradeText(text, tokens, own)
  if (upgraded !== text) writeFileSync(file, upgraded)
  return upgraded !== text
})
const kept = [...own].filter(name => tokens.has(name))
process.stdout.write(
  [
    texts.length === 0 ? 'Where? For example: npx kinfold-upgrade src' : '',
    ...changed.map(({ file }) => file),
    kept.length > 0
      ? `Yours and ours: ${kept.map(name => `--${name}`).join(', ')}. The package’s are called --kf-… now; where you set one to change the package, rename it.`
      : '',
  ]
    .filter(Boolean)
    .join('\n'),
)
process.stdout.write('\n')
