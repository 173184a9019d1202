import type { CSSProperties } from 'react'
import { Brand } from '../brand/brand.tsx'
import { type BrandConfiguration, brandColours, tokenOf } from '../brand/brand-configuration.ts'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Logo } from '../logo/logo.tsx'
import { Progress } from '../progress/progress.tsx'
import { StatusPill } from '../status-pill/status-pill.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import type { Theme } from '../theme/theme.ts'
import { tokensOf } from '../tokens/style-sheet-tokens.ts'
import { tokenSheets } from '../tokens/token-sheets.ts'

/** A few parts as a page has them. */
export function BrandedParts() {
  return (
    <div className="flex flex-col gap-6">
      <Logo />
      <Card
        title="Harvest plan"
        headingLevel={3}
        description="Two places are left"
        action={<StatusPill tone="info">Open</StatusPill>}
        footer={
          <>
            Not sure yet? <TextLink href="#plan">See how it works</TextLink>
          </>
        }
      >
        <div className="flex flex-col gap-5">
          <Progress label="Paid in" value={64} />
          <TextField label="Your e-mail address" defaultValue="ada@example.com" />
          <div className="flex flex-wrap gap-3">
            <Button>Contribute</Button>
            <Button variant="secondary">Later</Button>
          </div>
        </div>
      </Card>
      <div className="flex flex-wrap gap-2">
        <StatusPill tone="success">Paid</StatusPill>
        <StatusPill tone="warning">Waiting</StatusPill>
        <StatusPill tone="danger">Refused</StatusPill>
      </div>
    </div>
  )
}

type BrandPreviewProps = { theme: Theme; configuration: BrandConfiguration }

/** All tokens of a theme on one element, so that both themes can stand on a page beside each other. */
function styleOf({ colours }: BrandConfiguration, theme: Theme): CSSProperties {
  const own = colours?.[theme] ?? {}
  const tokens = [
    ...tokensOf(tokenSheets, theme),
    ...brandColours.flatMap(name => {
      const colour = own[name]
      return colour ? [[tokenOf(name), colour] as const] : []
    }),
  ]
  return {
    colorScheme: theme,
    ...Object.fromEntries(tokens.map(([name, value]) => [`--${name}`, value])),
  }
}

/** The parts in one theme, whichever the page is in. */
export function BrandPreview({ theme, configuration }: BrandPreviewProps) {
  const { colours: _here, ...named } = configuration
  return (
    <div
      data-testid={theme}
      style={styleOf(configuration, theme)}
      className="min-w-0 rounded-panel border border-line bg-canvas p-5 text-ink sm:p-7"
    >
      <p className="mb-5 text-caption font-medium text-ink-muted">
        {theme === 'light' ? 'Light' : 'Dark'}
      </p>
      <Brand configuration={named}>
        <BrandedParts />
      </Brand>
    </div>
  )
}
