import { MailChoiceCard } from './mail-choice-card.tsx'

/** What the club tells the member beside the app. */
export function NotificationsTab() {
  return (
    // One column, as wide as what is read in one line.
    <div className="max-w-160">
      <MailChoiceCard />
    </div>
  )
}
