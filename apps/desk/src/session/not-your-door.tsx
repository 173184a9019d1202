import { Button } from '@kinfold/ui/button'
import { membersDoor } from '../address/paths.ts'
import { Doorway } from './doorway.tsx'
import { leave } from './leave.ts'

/** For a member who signed in at the desk: nothing of it is theirs, and their own door is one press away. */
export function NotYourDoor() {
  return (
    <Doorway title="This is the operators’ door">
      <p className="text-body text-ink-muted">
        You signed in as a member, and the desk is for the people who run the club. Your own pages
        have another door. You are not signed in there by what you did here.
      </p>
      <Button asChild fullWidth onClick={leave}>
        <a href={membersDoor}>To the members’ sign-in</a>
      </Button>
      <Button fullWidth variant="secondary" onClick={leave}>
        Sign in as an operator
      </Button>
    </Doorway>
  )
}
