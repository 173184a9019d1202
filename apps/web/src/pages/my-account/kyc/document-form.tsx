import type { Outcome } from '@kinfold/api/client/outcome'
import { FormMessage } from '@kinfold/app/form/form-message'
import { useSentForm } from '@kinfold/app/form/use-sent-form'
import { withoutBlanks } from '@kinfold/app/form/without-blanks'
import { useLeaveGuard } from '@kinfold/app/wizard/use-leave-guard'
import type { SessionUser } from '@kinfold/contract/account/session-user'
import type { Shape } from '@kinfold/contract/endpoint'
import { readValue } from '@kinfold/contract/validation/read-value'
import { Button } from '@kinfold/ui/button'
import { DateField, type DateFieldProps } from '@kinfold/ui/date-field'
import { SelectField } from '@kinfold/ui/select-field'
import { TextField } from '@kinfold/ui/text-field'
import { Wizard } from '@kinfold/ui/wizard'
import { type FormEvent, useEffect, useRef } from 'react'
import {
  Controller,
  type DefaultValues,
  type FieldValues,
  type Path,
  useWatch,
} from 'react-hook-form'
import { DocumentDrop } from '../../../sent-form/document-drop.tsx'
import {
  forgetDocumentDraft,
  keepDocumentDraft,
  readDocumentDraft,
} from '../../../session/document-drafts.ts'
import { session } from '../../../session/session.ts'
import { useMember } from '../../../session/use-member.ts'
import { PictureGuide } from './picture-guide.tsx'
import { ReadBack } from './read-back.tsx'
import { useDocumentSteps } from './use-document-steps.ts'

type DocumentFormProps<Document extends FieldValues> = {
  shape: Shape<Document>
  defaultValues: DefaultValues<Document>
  /** What the server calls a field where the form has another name for it. */
  names?: Readonly<Record<string, Path<Document>>>
  kind: { name: Path<Document>; options: { value: string; label: string }[] }
  number?: { name: Path<Document>; label: string }
  day: { name: Path<Document> } & Pick<
    DateFieldProps,
    'label' | 'hint' | 'earliest' | 'latest' | 'today'
  >
  picture: { name: Path<Document>; label: string; hint: string }
  /** Its name in the drafts of what was filled in. */
  document: 'identity' | 'address'
  button: string
  upload: { isRunning: boolean; progress: number; stop: () => void }
  send: (document: Document) => Promise<Outcome<SessionUser, string>>
  onSent: () => void
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const fileOf = (value: unknown) => (value instanceof File ? value : null)

const stepNames = [
  { id: 'document', name: 'The document' },
  { id: 'picture', name: 'Its picture' },
] as const

const headings = {
  document: 'Which document is it?',
  picture: 'Show us a picture of it',
} as const

/** First what kind of document it is, then a picture of it; what was filled in is read back beside the picture. */
export function DocumentForm<Document extends FieldValues>({
  kind,
  number,
  day,
  picture,
  document,
  button,
  upload,
  onSent,
  defaultValues,
  ...rest
}: DocumentFormProps<Document>) {
  const { customer } = useMember()
  const draft = { member: customer?.id ?? '', document }
  const form = useSentForm({
    ...rest,
    defaultValues: { ...defaultValues, ...readDocumentDraft(draft) },
    onSent: (member: SessionUser) => {
      forgetDocumentDraft(draft)
      wizard.finish()
      session.user.value = member
      onSent()
    },
  })
  const { control, register, getFieldState, formState, message, submit } = form
  const element = useRef<HTMLFormElement>(null)
  const first = [kind.name, ...(number ? [number.name] : []), day.name]
  const values: Record<string, unknown> = useWatch({ control })
  const isAnswered = answers(rest.shape, values, first)
  const wizard = useDocumentSteps({ document, form, element, first, isAnswered })
  const { step, done, goOn, edit } = wizard
  // It is kept for as long as the page lives, and no longer: a passport's number is in no storage.
  useLeaveGuard(Object.values(values).some(Boolean))
  useEffect(() => keepDocumentDraft({ member: draft.member, document }, values))
  const judge = (event: FormEvent) => {
    if (step === 'picture') return void submit(event)
    event.preventDefault()
    goOn()
  }
  const chosen = kind.options.find(({ value }) => value === values[kind.name])
  return (
    <form ref={element} noValidate onSubmit={judge} className="flex w-full flex-col gap-5">
      <Wizard
        label="Your document"
        steps={stepNames}
        current={step}
        done={done}
        onOpen={formState.isSubmitting ? undefined : () => edit('document')}
        heading={headings[step]}
        headingLevel={3}
      >
        <div hidden={step !== 'document'} className="flex flex-col gap-5 [&[hidden]]:hidden">
          <Controller
            control={control}
            name={kind.name}
            render={({ field: { value, ...field }, fieldState }) => (
              <SelectField
                {...field}
                value={textOf(value)}
                label="Kind of document"
                required
                options={kind.options}
                error={fieldState.error?.message}
              />
            )}
          />
          {number ? (
            <TextField
              label={number.label}
              required
              autoComplete="off"
              error={getFieldState(number.name, formState).error?.message}
              {...register(number.name)}
            />
          ) : null}
          <Controller
            control={control}
            name={day.name}
            render={({ field: { value, ...field }, fieldState }) => (
              <DateField
                {...day}
                {...field}
                value={textOf(value)}
                error={fieldState.error?.message}
              />
            )}
          />
          <Button variant="secondary" className="self-start" onClick={goOn}>
            Next
          </Button>
        </div>
        <div hidden={step !== 'picture'} className="flex flex-col gap-5 [&[hidden]]:hidden">
          <ReadBack
            facts={[
              { label: 'Kind of document', value: chosen?.label },
              ...(number ? [{ label: number.label, value: textOf(values[number.name]) }] : []),
              { label: day.label, day: textOf(values[day.name]) },
            ]}
            isLocked={formState.isSubmitting}
            onChange={() => edit('document')}
          />
          <Controller
            control={control}
            name={picture.name}
            render={({ field: { value, ...field }, fieldState }) => (
              <>
                <DocumentDrop
                  {...picture}
                  {...field}
                  value={fileOf(value)}
                  upload={upload}
                  error={fieldState.error?.message}
                />
                <PictureGuide file={fileOf(value)} />
              </>
            )}
          />
          <FormMessage>{message}</FormMessage>
          <Button type="submit" loading={formState.isSubmitting} className="self-start">
            {button}
          </Button>
        </div>
      </Wizard>
    </form>
  )
}

function answers<Values extends FieldValues>(
  shape: Shape<Values>,
  values: object,
  names: readonly Path<Values>[],
): boolean {
  const read = readValue(shape, withoutBlanks(values))
  return read.ok || names.every(name => !(name in read.fields))
}
