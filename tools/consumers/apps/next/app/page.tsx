import { Button } from '@kinfold/ui/button'
import { Money } from '@kinfold/ui/money'
import { Pledge } from '../pledge.tsx'

/** Parts in a component of the server, and a form in one of the browser. */
export default function Page() {
  return (
    <>
      <section aria-label="So far">
        <Money amount={{ currency: 'NGN', minor: 4_125_050n }} />
        <Button>Share</Button>
      </section>
      <Pledge />
    </>
  )
}
