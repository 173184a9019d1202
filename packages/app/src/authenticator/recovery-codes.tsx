import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { CopyButton } from '@kinfold/ui/copy-button'
import { ModalClose } from '@kinfold/ui/modal'

/** Shown once: the server keeps nothing of them that could be shown again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="flex flex-col gap-5">
      <Banner live tone="warning" title="Keep these recovery codes">
        Each gets you in once when your phone is not at hand. They are shown only now.
      </Banner>
      <div className="flex items-start justify-between gap-4 rounded-card border border-line bg-surface-sunken p-4">
        <ul
          aria-label="Recovery codes"
          className="figures grid grow gap-x-6 gap-y-2 xs:grid-cols-2"
        >
          {codes.map(code => (
            <li key={code} className="font-medium text-ink">
              {code}
            </li>
          ))}
        </ul>
        <CopyButton text={codes.join('\n')} of="recovery codes" />
      </div>
      <ModalClose>
        <Button fullWidth>I have kept them</Button>
      </ModalClose>
    </div>
  )
}
