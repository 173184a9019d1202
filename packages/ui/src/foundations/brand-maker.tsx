import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { type BrandConfiguration, isPlainColour } from '../brand/brand-configuration.ts'
import { brandFromColour } from '../brand/brand-from-colour.ts'
import { brandProblems } from '../brand/brand-problems.ts'
import { Button } from '../button/button.tsx'
import { CopyButton } from '../copy-button/copy-button.tsx'
import { FileDrop } from '../file-drop/file-drop.tsx'
import { StatusPill } from '../status-pill/status-pill.tsx'
import { FoundationPage, Section } from '../story-layout/foundation-page.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { tokenSheets } from '../tokens/token-sheets.ts'
import { brandChanges } from './brand-changes.ts'
import { BrandPreview } from './brand-preview.tsx'
import { logoKinds, mostLogoBytes, useLogo } from './use-logo.ts'

const example = '#0b5d3b'

function colourProblem(colour: string): string | undefined {
  if (colour === '') return 'Choose a colour: everything else is made of it.'
  return isPlainColour(colour)
    ? undefined
    : 'Write the colour like #0b5d3b, or pick it on the left.'
}

type ColourFieldProps = { value: string; shown: string; onChange: (colour: string) => void }

function ColourField({ value, shown, onChange }: ColourFieldProps) {
  return (
    <TextField
      label="Your colour"
      required
      hint="The one on your letterhead, as #rrggbb"
      error={colourProblem(value)}
      value={value}
      onChange={event => onChange(event.target.value.trim().toLowerCase())}
      spellCheck={false}
      start={
        <input
          type="color"
          aria-label="Pick your colour"
          value={shown}
          onChange={event => onChange(event.target.value)}
          className="block size-8 cursor-pointer rounded-box border-0 bg-transparent p-0"
        />
      }
    />
  )
}

type ExportProps = { configuration: BrandConfiguration }

function Export({ configuration }: ExportProps) {
  const json = JSON.stringify(configuration, null, 2)
  const problems = brandProblems(configuration, tokenSheets)
  return (
    <div className="flex flex-col gap-4">
      {problems.length === 0 ? (
        <StatusPill tone="success" className="self-start">
          Every pair of both themes can be read
        </StatusPill>
      ) : (
        <ul>
          {problems.map(problem => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <textarea
        readOnly
        rows={12}
        aria-label="Brand configuration"
        value={json}
        spellCheck={false}
        className="figures w-full rounded-card border border-line-strong bg-surface p-4 text-caption"
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button asChild icon={<Download aria-hidden="true" />}>
          <a
            download="brand.json"
            href={`data:application/json;charset=utf-8,${encodeURIComponent(json)}`}
          >
            Download
          </a>
        </Button>
        <CopyButton text={json} of="brand configuration" />
      </div>
    </div>
  )
}

/** From one colour and a logo to a configuration that `Brand` takes. */
export function BrandMaker() {
  const [name, setName] = useState('Ajo Circle')
  const [colour, setColour] = useState(example)
  const [lastGood, setLastGood] = useState(example)
  const logo = useLogo()
  const take = (next: string) => {
    setColour(next)
    if (isPlainColour(next)) setLastGood(next)
  }
  const colours = brandFromColour(lastGood, tokenSheets)
  const mark = logo.address ? { mark: { light: logo.address, dark: logo.address } } : {}
  const configuration: BrandConfiguration = { name: name.trim(), ...mark, colours }
  const isReady = name.trim() !== '' && isPlainColour(colour) && !logo.problem
  return (
    <FoundationPage
      title="Brand maker"
      lead="Pick one colour and a logo. The other colours follow, in both themes, and everything that is read can be read."
    >
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <TextField
            label="Name of the club"
            required
            error={name.trim() === '' ? 'Give the club a name.' : undefined}
            value={name}
            onChange={event => setName(event.target.value)}
          />
          <ColourField value={colour} shown={lastGood} onChange={take} />
          <FileDrop
            label="Your logo"
            hint="A square picture: SVG, PNG or WebP, up to 100 kB. Without one a sprout is drawn in your colour."
            accept={logoKinds}
            maxBytes={mostLogoBytes}
            value={logo.file}
            onChange={logo.choose}
            error={logo.problem}
          />
        </div>
        <div className="min-w-0">
          <h2 className="text-title font-semibold">What became of your colour</h2>
          <ul aria-live="polite" className="mt-4 flex flex-col gap-3 text-ink-muted">
            {brandChanges(lastGood, colours).map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      </div>
      <Section title="How it looks">
        <div className="grid gap-6 lg:grid-cols-2">
          <BrandPreview theme="light" configuration={configuration} />
          <BrandPreview theme="dark" configuration={configuration} />
        </div>
      </Section>
      <Section
        title="Take it along"
        note="Brand takes this as it is, and so does brandStyleSheet for a page that is rendered before it is sent."
      >
        {isReady ? (
          <Export configuration={configuration} />
        ) : (
          <p>There is something to mend above first.</p>
        )}
      </Section>
    </FoundationPage>
  )
}
