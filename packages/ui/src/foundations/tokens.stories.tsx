import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { FoundationPage, Section, SpecTable, TokenName } from '../story-layout/foundation-page.tsx'
import type { Theme } from '../theme/theme.ts'
import { colourPairs } from '../tokens/colour-pairs.ts'
import { contrast } from '../tokens/contrast.ts'
import { designTokensFile } from '../tokens/design-tokens-file.ts'
import { declarationsIn, finalValueOf, tokensOf } from '../tokens/style-sheet-tokens.ts'
import { tokenSheets as sheets } from '../tokens/token-sheets.ts'

const themes = { light: tokensOf(sheets, 'light'), dark: tokensOf(sheets, 'dark') }
const palette = new Map(declarationsIn(sheets.base))
const names = [...themes.light.keys()].filter(name => !palette.has(name))
const isColour = (name: string) => /^(#|rgb\()/.test(finalValueOf(themes.light, name))
const file = JSON.stringify(designTokensFile(sheets), null, 2)

function Value({ name, theme }: { name: string; theme: Theme }) {
  const value = finalValueOf(themes[theme], name)
  const alias = themes[theme].get(name)?.match(/--([\w-]+)/)?.[1]
  return (
    <span className="flex items-center gap-2.5">
      {isColour(name) ? (
        <span
          className="size-7 shrink-0 rounded-full border border-line-strong"
          style={{ background: value }}
        />
      ) : null}
      <span className="figures text-caption [overflow-wrap:anywhere]">
        {value}
        {alias ? <span className="block text-ink-muted">{alias}</span> : null}
      </span>
    </span>
  )
}

/** The least that a colour reaches on the grounds where it may stand. */
function leastContrast(name: string, theme: Theme): { ratio: number; minimum: number } | undefined {
  const tokens = themes[theme]
  return colourPairs
    .filter(({ front }) => front === name)
    .map(({ front, back, minimum }) => ({
      ratio: contrast(finalValueOf(tokens, front), finalValueOf(tokens, back)),
      minimum,
    }))
    .sort((one, other) => one.ratio / one.minimum - other.ratio / other.minimum)[0]
}

function Contrast({ name }: { name: string }) {
  const [light, dark] = [leastContrast(name, 'light'), leastContrast(name, 'dark')]
  if (!light || !dark)
    return <span className="text-caption text-ink-muted">A ground or a line</span>
  return (
    <span className="figures text-caption">
      {light.ratio.toFixed(1)} light, {dark.ratio.toFixed(1)} dark
      <span className="block text-ink-muted">at least {light.minimum}</span>
    </span>
  )
}

function TokensPage() {
  return (
    <FoundationPage
      title="Tokens"
      lead="Every value that parts are made of, under the name that they know it by. A part never names the palette: it says what a colour is for."
    >
      <div>
        <a
          download="design-tokens.json"
          href={`data:application/json;charset=utf-8,${encodeURIComponent(file)}`}
          className="inline-flex min-h-control-small items-center gap-2 rounded-control bg-primary px-control-padding text-small font-semibold text-on-primary"
        >
          <Download aria-hidden="true" className="size-4.5" />
          Download as JSON
        </a>
        <p className="mt-2 max-w-prose text-caption text-ink-muted">
          In the format of the Design Tokens Community Group: palette, light and dark are a group
          each.
        </p>
      </div>
      <Section
        title="Colours"
        note="The least contrast that each reaches on any ground where it may stand."
      >
        <SpecTable
          head={['Name', 'Light', 'Dark', 'Contrast']}
          rows={names.filter(isColour).map(name => ({
            key: name,
            cells: [
              <TokenName key="name">{`--${name}`}</TokenName>,
              <Value key="light" name={name} theme="light" />,
              <Value key="dark" name={name} theme="dark" />,
              <Contrast key="contrast" name={name} />,
            ],
          }))}
        />
      </Section>
      <Section title="Measures and movement">
        <SpecTable
          head={['Name', 'Value']}
          rows={names
            .filter(name => !isColour(name))
            .map(name => ({
              key: name,
              cells: [
                <TokenName key="name">{`--${name}`}</TokenName>,
                <Value key="value" name={name} theme="light" />,
              ],
            }))}
        />
      </Section>
      <Section title="Palette">
        <SpecTable
          head={['Name', 'Value']}
          rows={[...palette.keys()].map(name => ({
            key: name,
            cells: [
              <TokenName key="name">{`--${name}`}</TokenName>,
              <Value key="value" name={name} theme="light" />,
            ],
          }))}
        />
      </Section>
    </FoundationPage>
  )
}

const meta = { title: 'Foundations/Tokens', render: () => <TokensPage /> } satisfies Meta

export default meta

export const Tokens: StoryObj = {
  parameters: {
    pictures: false,
    docs: {
      description: {
        story:
          'Every token with its light and dark value and its least contrast, and all of them as a file for drawing tools.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('--on-primary-soft')).toBeVisible()
    const address =
      canvas.getByRole('link', { name: 'Download as JSON' }).getAttribute('href') ?? ''
    const { light, dark } = JSON.parse(decodeURIComponent(address.slice(address.indexOf(',') + 1)))
    await expect(Object.keys(light)).toEqual(Object.keys(dark))
  },
}
