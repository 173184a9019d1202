import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { Notification } from '@kinfold/contract/notification/notification'

export type NotificationDay = { day: string; notifications: Notification[] }

/** Notifications by the day they came, in the order they are in. */
export function daysOf(notifications: readonly Notification[]): NotificationDay[] {
  const days = new Map<string, Notification[]>()
  for (const notification of notifications) {
    const day = dayInLagos(new Date(notification.created_at))
    const ofDay = days.get(day)
    if (ofDay) ofDay.push(notification)
    else days.set(day, [notification])
  }
  return [...days].map(([day, notifications]) => ({ day, notifications }))
}
