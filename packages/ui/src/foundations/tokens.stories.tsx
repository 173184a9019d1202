import type { Meta, StoryObj } from '@storybook/react-vite'
import Download from 'lucide-react/icons/download'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { FoundationPage, Section } from '../story-layout/foundation-page.tsx'
import type { TokenUses } from '../story-layout/token-uses.ts'
import { TextField } from '../text-field/text-field.tsx'
import { colourPairs, featureGroundPairs } from '../tokens/colour-pairs.ts'
import { designTokensResolver, tokensInTheme } from '../tokens/design-tokens-resolver.ts'
import { featureGroundOf } from '../tokens/style-sheet-tokens.ts'
import { tokenSheets } from '../tokens/token-sheets.ts'
import { PairList } from './pair-list.tsx'
import { readTokenUses } from './read-token-uses.ts'
import { isFound, themes, tokenGroups } from './token-catalogue.ts'
import { TokenList } from './token-list.tsx'

const resolver = designTokensResolver(tokenSheets)

const files: readonly (readonly [file: string, words: string, content: unknown])[] = [
  ['tokens.resolver.json', 'All, as a resolver', resolver],
  ['light.tokens.json', 'Light alone', tokensInTheme(resolver, 'light')],
  ['dark.tokens.json', 'Dark alone', tokensInTheme(resolver, 'dark')],
]

const addressOf = (content: unknown) =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(content, null, 2))}`

const redefined = featureGroundOf(tokenSheets)

const grounds = [
  {
    title: 'Contrast on the page',
    note: 'What may stand on what, and how far apart they are. A test counts every pair in both themes.',
    pairs: colourPairs,
    tokens: themes,
  },
  {
    title: 'Contrast on the deep ground',
    note: 'The same names mean other colours there, and it is as deep in both themes.',
    pairs: featureGroundPairs,
    tokens: {
      light: new Map([...themes.light, ...redefined]),
      dark: new Map([...themes.dark, ...redefined]),
    },
  },
]

const isAbout = (looked: string) => {
  const words = looked.toLowerCase().replace(/^--/, '').trim()
  return ({ front, back }: { front: string; back: string }) =>
    front.includes(words) || back.includes(words)
}

function TokensPage({ uses }: { uses: TokenUses }) {
  const [looked, setLooked] = useState('')
  const groups = tokenGroups
    .map(group => ({
      ...group,
      tokens: group.tokens.filter(token => isFound(token, uses, looked)),
    }))
    .filter(({ tokens }) => tokens.length > 0)
  const pairs = grounds
    .map(ground => ({ ...ground, pairs: ground.pairs.filter(isAbout(looked)) }))
    .filter(ground => ground.pairs.length > 0)
  const count = groups.reduce((sum, { tokens }) => sum + tokens.length, 0)
  return (
    <FoundationPage
      title="Tokens"
      lead="Every value that parts are made of, under the name that they know it by. A part never names the palette: it says what a colour is for."
    >
      <div className="flex flex-col gap-8">
        <div>
          <div className="flex flex-wrap gap-2">
            {files.map(([file, words, content], at) => (
              <Button
                key={file}
                variant={at === 0 ? 'primary' : 'secondary'}
                size="small"
                asChild
                icon={at === 0 ? <Download aria-hidden="true" /> : undefined}
              >
                <a download={file} href={addressOf(content)}>
                  {words}
                </a>
              </Button>
            ))}
          </div>
          <p className="mt-3 max-w-prose text-caption text-ink-muted">
            For drawing tools, in the format of the Design Tokens Community Group (2025.10). A tool
            that doesn’t know resolvers takes the two themes as two modes.
          </p>
        </div>
        <TextField
          label="Find a token"
          hint="A name, a value, or a part that uses it: “button”, “#2b3582”, “radius”"
          type="search"
          start={<Search aria-hidden="true" className="size-5" strokeWidth={1.75} />}
          value={looked}
          onChange={event => setLooked(event.target.value)}
          className="max-w-prose"
        />
      </div>
      <p role="status" className="sr-only">
        {looked ? `${count} ${count === 1 ? 'token' : 'tokens'}` : ''}
      </p>
      {groups.map(({ title, note, tokens }) => (
        <Section key={title} title={title} note={note}>
          <TokenList tokens={tokens} uses={uses} />
        </Section>
      ))}
      {pairs.map(({ title, note, ...ground }) => (
        <Section key={title} title={title} note={note}>
          <PairList {...ground} />
        </Section>
      ))}
      {count + pairs.length === 0 ? (
        <EmptyState title="No token is called that">
          Try a part of its name, or a part that uses it.
        </EmptyState>
      ) : null}
    </FoundationPage>
  )
}

const meta = {
  title: 'Foundations/Tokens',
  parameters: { pictures: false },
  loaders: [async () => ({ uses: await readTokenUses() })],
  render: (_, { loaded: { uses } }) => <TokensPage uses={uses} />,
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const Tokens: Story = {
  parameters: {
    docs: {
      description: {
        story:
          'Every token with its look and its values, the parts that use it, and what each pair of colours reaches in both themes.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first] = canvas.getAllByTestId('token')
    await expect(first).toHaveTextContent('--canvas')
    for (const contrast of canvas.getAllByTestId('contrast'))
      await expect(contrast).toHaveAttribute('data-passes', 'true')
    const file = canvas.getByRole('link', { name: 'All, as a resolver' })
    const [, content = ''] = /,(.*)$/.exec(file.getAttribute('href') ?? '') ?? []
    const { modifiers } = JSON.parse(decodeURIComponent(content))
    await expect(Object.keys(modifiers.theme.contexts)).toEqual(['light', 'dark'])
  },
}

export const Found: Story = {
  parameters: {
    docs: {
      description: {
        story: 'A word finds tokens by their name, their value or the parts that use them.',
      },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('searchbox', { name: 'Find a token' })
    await userEvent.type(field, 'avatar-large')
    await expect(canvas.getAllByTestId('token')).toHaveLength(1)
    await expect(canvas.getByTestId('token')).toHaveTextContent('Used by avatar')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 token')
    await userEvent.clear(field)
    await userEvent.type(field, 'nothing of the kind')
    await expect(canvas.getByText('No token is called that')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'emblem')
    const names = canvas.getAllByTestId('token').map(({ textContent }) => textContent)
    await expect(names.some(text => text?.startsWith('--emblem-size'))).toBe(true)
    await expect(names.some(text => text?.startsWith('--topbar-height'))).toBe(false)
  },
}
