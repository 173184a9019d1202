import { lazyCall } from '@kinfold/app/loading/lazy-call'
import { usePrefetch } from '@kinfold/app/loading/use-prefetch'
import { PaperCode, readPaperCode } from '@kinfold/contract/paper/paper-code'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { LoadingScreen } from '@kinfold/ui/loading-screen'
import { TextField } from '@kinfold/ui/text-field'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { club } from '../../club/club.ts'
import { GenuinePaper } from './genuine-paper.tsx'
import { type Looked, lookedFrom } from './looked.ts'

const verifyPaper = lazyCall(() =>
  import('@kinfold/api/paper/verify-paper').then(module => module.paperLookUp),
)

/** Whether a paper is genuine: for anybody who was handed one. */
export function VerifyPage() {
  const { code: inAddress } = useParams()
  usePrefetch(verifyPaper)
  // Pre-rendered without a code; the browser knows it from its first effect on.
  const [code, setCode] = useState<string>()
  useEffect(() => setCode(inAddress), [inAddress])
  return (
    <>
      <h1 className="text-display font-bold">Is this paper genuine?</h1>
      <p className="mt-2 text-body text-ink-muted">
        Each paper that {club.name} gives out carries a code. Enter it here, and you see what the
        paper should say.
      </p>
      <CodeForm key={code} code={code ?? ''} />
      {code === undefined ? null : <Answer key={code} code={code} />}
    </>
  )
}

function CodeForm({ code }: { code: string }) {
  const navigate = useNavigate()
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('code') ?? '')
    const read = readPaperCode(typed)
    if (read === undefined) {
      return setError('Please enter the 16 letters and figures beside “Code” on the paper.')
    }
    setError(undefined)
    return void navigate(pathTo.verify(read))
  }
  return (
    <form noValidate onSubmit={submit} className="mt-8 flex flex-col gap-5">
      <TextField
        label="Code on the paper"
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={code}
        hint="Such as 7H2K-9D4M-AB3C-X5YZ"
        required
        error={error}
      />
      <Button type="submit" fullWidth>
        Check the paper
      </Button>
    </form>
  )
}

/** What became of asking; it is asked once for each code. */
function Answer({ code }: { code: string }) {
  const [looked, setLooked] = useState<Looked>({ is: 'asked' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    void round
    const known = PaperCode.is(code)
    if (!known) return setLooked({ is: 'unknown' })
    let isLeft = false
    setLooked({ is: 'asked' })
    void verifyPaper.run({ params: { code } }).then(outcome => {
      if (!isLeft) setLooked(lookedFrom(outcome))
    })
    return () => {
      isLeft = true
    }
  }, [code, round])

  return (
    <section aria-label="Result" className="mt-8">
      <Told looked={looked} onRetry={() => setRound(count => count + 1)} />
    </section>
  )
}

function Told({ looked, onRetry }: { looked: Looked; onRetry: () => void }) {
  switch (looked.is) {
    case 'asked':
      return <LoadingScreen area="inline" label="Looking for the paper" />
    case 'genuine':
      return <GenuinePaper paper={looked.paper} />
    case 'unknown':
      return (
        <Banner live tone="danger" title="We know no paper with this code">
          Please compare it with the paper letter by letter. If it is the same, the paper is not
          ours.
        </Banner>
      )
    case 'failed':
      return (
        <div className="flex flex-col gap-4">
          <Banner live tone="warning" title="We could not look">
            {looked.message}
          </Banner>
          <Button variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )
  }
}
