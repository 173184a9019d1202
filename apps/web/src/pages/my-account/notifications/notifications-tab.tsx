import { MailChoiceCard } from './mail-choice-card.tsx'

/** What the club tells the member beside the app. */
export function NotificationsTab() {
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <MailChoiceCard />
    </div>
  )
}
