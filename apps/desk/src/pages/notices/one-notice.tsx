import type { Notice } from '@kinfold/contract/operator/content/notice'
import { paths } from '../../address/paths.ts'
import { momentAndTimeText, momentText } from '../../day/day-text.ts'
import { counted } from '../../queue/counted.ts'
import { Fact, Facts } from '../../queue/facts.tsx'
import { WillRead } from '../../queue/will-read.tsx'
import { SectionPanel } from '../../section/section-panel.tsx'
import { audienceWords } from './audience-words.ts'

/** A notice as it was sent. */
export function OneNotice({ notice }: { notice: Notice }) {
  const { title, body, link, audience, recipients, sent_by, sent_at } = notice
  return (
    <SectionPanel title={title} about={`Sent on ${momentText(sent_at)}`} backTo={paths.notices}>
      <Facts title="How it went out">
        <Fact label="To">{audienceWords[audience]}</Fact>
        <Fact label="Reached">
          {counted(recipients)} {recipients === 1 ? 'member' : 'members'}
        </Fact>
        <Fact label="By">{sent_by.name}</Fact>
        <Fact label="At">{momentAndTimeText(sent_at)}</Fact>
        {link ? <Fact label="Leads to">{link}</Fact> : null}
      </Facts>
      <WillRead reader="Those members" news={{ title, body }} />
    </SectionPanel>
  )
}
