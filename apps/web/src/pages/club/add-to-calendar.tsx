import { showToast } from '@kinfold/app/toast/show-toast'
import { calendarFile, calendarType } from '@kinfold/contract/club/calendar-file'
import type { Meeting } from '@kinfold/contract/club/meeting'
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { Button } from '@kinfold/ui/button'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { club } from '../../club/club.ts'
import { saveFile } from '../../paper/save-file.ts'

type AddToCalendarProps = {
  meeting: Meeting
  /** In a list each says to the ear which one it adds. */
  named?: boolean
}

/** A file that the calendar of a phone or a computer opens; it needs no network. */
export function AddToCalendar({ meeting, named = false }: AddToCalendarProps) {
  const add = () => {
    const words = calendarFile(meeting, { club: club.name, now: new Date() })
    const fileName = `meeting-${dayInLagos(new Date(meeting.starts_at))}.ics`
    saveFile(new Blob([words], { type: calendarType }), fileName)
    showToast('success', `${fileName} is saved. Open it to have the meeting in your calendar.`)
  }
  return (
    <Button
      size="small"
      variant="secondary"
      icon={<CalendarPlus aria-hidden="true" />}
      onClick={add}
      aria-label={named ? `Add to calendar: ${meeting.title}` : undefined}
    >
      Add to calendar
    </Button>
  )
}
