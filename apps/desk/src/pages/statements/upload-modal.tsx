import { useStatementMappings } from '@kinfold/api/operator/statement/list-statement-mappings'
import { useSetStatementMapping } from '@kinfold/api/operator/statement/set-statement-mapping'
import { useUploadStatement } from '@kinfold/api/operator/statement/upload-statement'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import type { Statement } from '@kinfold/contract/operator/statement/statement'
import type { StatementMapping } from '@kinfold/contract/operator/statement/statement-mapping'
import { Button } from '@kinfold/ui/button'
import { FileDrop } from '@kinfold/ui/file-drop'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Modal, ModalClose } from '@kinfold/ui/modal'
import { percentText } from '@kinfold/ui/percent-text'
import { SelectField } from '@kinfold/ui/select-field'
import { Skeleton } from '@kinfold/ui/skeleton'
import { type FormEvent, useId, useState } from 'react'
import { useOperator } from '../../session/use-operator.ts'
import { emptyMapping, judgeMapping, type TypedMapping, typedMapping } from './judge-mapping.ts'
import { MappingFields } from './mapping-fields.tsx'
import { readTitles } from './read-titles.ts'

const kinds = {
  'text/csv': ['.csv', '.txt'],
  'application/x-ofx': ['.ofx', '.qfx'],
  'application/xml': ['.xml'],
} as const

const isCsv = (file: File | null) => file !== null && /\.(csv|txt)$/i.test(file.name)

type UploadModalProps = { onClose: () => void; onRead: (statement: Statement) => void }

/** A bank's file, for one of the club's accounts. The first of a bank is told which column means what. */
export function UploadModal({ onClose, onRead }: UploadModalProps) {
  const id = useId()
  const { data, failure, reload } = useStatementMappings()
  const [isBusy, setBusy] = useState(false)
  return (
    <Modal
      open
      title="Send a bank’s file"
      description="CSV, OFX or camt.053. A line that was read before is never read twice."
      closable={!isBusy}
      onOpenChange={open => !open && onClose()}
      footer={
        <>
          <ModalClose>
            <Button variant="secondary" disabled={isBusy}>
              Not now
            </Button>
          </ModalClose>
          <Button type="submit" form={id} loading={isBusy}>
            Read the file
          </Button>
        </>
      }
    >
      <ReadFailure what="The club’s accounts" failure={failure} onRetry={reload} />
      {data || failure ? null : (
        <LoadingRegion label="The accounts are loading">
          <Skeleton shape="box" className="h-40 w-full" />
        </LoadingRegion>
      )}
      {data ? <UploadForm id={id} accounts={data.items} onBusy={setBusy} onRead={onRead} /> : null}
    </Modal>
  )
}

type UploadFormProps = {
  id: string
  accounts: readonly StatementMapping[]
  onBusy: (isBusy: boolean) => void
  onRead: (statement: Statement) => void
}

type Errors = Readonly<Record<string, string>>

function UploadForm({ id, accounts, onBusy, onRead }: UploadFormProps) {
  const { operator_id } = useOperator()
  const { run: upload, progress, isRunning } = useUploadStatement()
  const { run: setMapping } = useSetStatementMapping()
  const [accountId, setAccountId] = useState(accounts[0]?.account.id ?? '')
  const about = accounts.find(({ account }) => account.id === accountId)
  const [file, setFile] = useState<File | null>(null)
  const [titles, setTitles] = useState<readonly string[]>([])
  const [typed, setTyped] = useState<TypedMapping>()
  const [errors, setErrors] = useState<Errors>({})
  const [message, setMessage] = useState<string>()
  const known = about?.mapping ?? null
  // The bank's first file in columns, or columns that are to be changed.
  const mapping = typed ?? (isCsv(file) && !known ? emptyMapping : undefined)

  const chooseAccount = (chosen: string) => {
    setAccountId(chosen)
    setTyped(undefined)
    setErrors({})
  }
  const chooseFile = async (chosen: File | null) => {
    setFile(chosen)
    setErrors({})
    setMessage(undefined)
    setTitles(chosen && isCsv(chosen) ? await readTitles(chosen) : [])
  }
  /** Whether the file may go: without a mapping to remember, or once it is remembered. */
  const remember = async (): Promise<boolean> => {
    if (!mapping) return true
    const judged = judgeMapping(mapping)
    if (!judged.ok) {
      setErrors(judged.errors)
      return false
    }
    const outcome = await setMapping({ params: { id: accountId }, body: judged.body })
    if (outcome.ok) {
      setTyped(undefined)
      return true
    }
    if (outcome.kind === 'refused' && outcome.fields) setErrors(outcome.fields)
    else setMessage(outcome.message)
    return false
  }
  const sendUp = async (chosen: File): Promise<Statement | undefined> => {
    const fields = { bank_account_id: accountId }
    const outcome = await upload({ upload: { file: chosen, fields } })
    if (outcome.ok) {
      void showToast('success', outcome.message)
      return outcome.data
    }
    const refused = outcome.kind === 'refused' ? outcome.fields?.file : undefined
    if (refused) setErrors({ file: refused })
    else setMessage(outcome.message)
    return undefined
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isRunning) return
    setMessage(undefined)
    setErrors({})
    if (!file) return setErrors({ file: 'Please choose the bank’s file.' })
    onBusy(true)
    const statement = (await remember()) ? await sendUp(file) : undefined
    onBusy(false)
    if (statement) onRead(statement)
  }
  return (
    <form id={id} noValidate method="dialog" onSubmit={send} className="flex flex-col gap-5">
      <SelectField
        label="Account"
        required
        value={accountId}
        onChange={chooseAccount}
        options={accounts.map(({ account }) => ({
          value: account.id,
          label: `${account.bank_name} ${account.account_number}`,
          note: account.currency,
        }))}
      />
      <FileDrop
        label="The bank’s file"
        required
        accept={kinds}
        value={file}
        onChange={chosen => void chooseFile(chosen)}
        progress={isRunning ? Math.round(progress * 100) : undefined}
        progressText={percent =>
          percent < 100 ? `Sending, ${percentText(percent)}` : 'Reading the lines …'
        }
        error={errors.file}
      />
      {mapping ? (
        <MappingFields
          bank={about?.account.bank_name ?? ''}
          titles={titles}
          value={mapping}
          onChange={setTyped}
          errors={errors}
        />
      ) : null}
      {known && !mapping && isCsv(file) ? (
        <div className="flex flex-col items-start gap-2">
          {about?.set_by && !about.agreed_by && about.set_by.id !== operator_id ? (
            <p className="text-small text-ink-muted">
              Only {about.set_by.name} has said what its columns mean. Look at them before you read
              the file: then two have, and its lines count for everybody.
            </p>
          ) : null}
          <Button variant="secondary" size="small" onClick={() => setTyped(typedMapping(known))}>
            Look at the columns
          </Button>
        </div>
      ) : null}
      <FormMessage>{message}</FormMessage>
    </form>
  )
}
