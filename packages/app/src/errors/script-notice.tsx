import { Banner } from '@kinfold/ui/banner'
import { TextLink } from '@kinfold/ui/text-link'

/** For browsers without scripts, or pages that lost one on the way: otherwise the page would never react nor say why. */
export function ScriptNotice() {
  return (
    <>
      <noscript>
        <Banner tone="warning" className="mb-6">
          This page needs JavaScript. Please switch it on in your browser and load the page again.
        </Banner>
      </noscript>
      {/* The document is marked when a script of the page did not come, or threw; see build/early-script.ts. */}
      <div className="hidden in-data-[stuck=lost]:block" role="alert">
        <Banner tone="warning" className="mb-6">
          This page did not load completely. Please check your connection and{' '}
          <TextLink href="">load it again</TextLink>.
        </Banner>
      </div>
      <div className="hidden in-data-[stuck=old]:block" role="alert">
        <Banner tone="warning" className="mb-6">
          This browser is too old for this page. Please update it, or open the page in another one.
        </Banner>
      </div>
    </>
  )
}
