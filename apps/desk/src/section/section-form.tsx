import { FormMessage } from '@kinfold/app/form/form-message'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import type { ReactNode } from 'react'
import { FormButtons } from '../queue/form-buttons.tsx'
import { CloseLink } from './close-link.tsx'
import type { SectionFormState } from './use-section-form.ts'

type SectionFormProps = {
  form: SectionFormState
  /** On the button: "Propose it". */
  action: string
  /** Where one goes who leaves it for now. */
  backTo: string
  /** What follows from it. */
  effect?: string
  children: ReactNode
}

/** The fields of a section's form, what became of it, and its two buttons in sight however long it is. */
export function SectionForm({ form, action, backTo, effect, children }: SectionFormProps) {
  const { isSending, message, submit } = form
  return (
    <form
      ref={form.form}
      noValidate
      method="dialog"
      onSubmit={submit}
      onKeyDown={event => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(event)
      }}
      className="flex flex-col gap-5"
    >
      {/* What comes into sight stops above the buttons. */}
      <div className="contents **:scroll-mb-24">
        <KeptWords form={form} />
        {children}
        {effect ? <p className="text-small text-pretty text-ink-muted">{effect}</p> : null}
        <FormMessage>{message}</FormMessage>
      </div>
      <FormButtons>
        <Button type="submit" className="px-3!" loading={isSending}>
          {action}
        </Button>
        <Button asChild variant="secondary" className="px-3!">
          <CloseLink to={backTo}>Not now</CloseLink>
        </Button>
      </FormButtons>
    </form>
  )
}

function KeptWords({ form: { isBehind, wasKept, startOver } }: Pick<SectionFormProps, 'form'>) {
  if (!isBehind && !wasKept) return null
  return (
    <Banner
      tone={isBehind ? 'warning' : 'neutral'}
      actions={
        <Button size="small" variant="secondary" onClick={startOver}>
          {isBehind ? 'Start from what it says now' : 'Start over'}
        </Button>
      }
    >
      {isBehind
        ? 'Somebody has changed this since you began. What you typed is still here, but it can’t be sent over their change.'
        : 'What you typed before is still here.'}
    </Banner>
  )
}
