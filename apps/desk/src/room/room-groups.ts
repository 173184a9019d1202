import type { OperatorRole } from '@kinfold/contract/access'
import { isOpenTo } from '../address/page-roles.ts'
import { contentRooms } from './content-rooms.ts'
import { moneyRooms } from './money-rooms.ts'
import { peopleRooms } from './people-rooms.ts'
import type { Room } from './room.ts'

type RoomGroup = { readonly title: string; readonly rooms: readonly Room[] }

const groups: readonly RoomGroup[] = [
  { title: 'Money', rooms: moneyRooms },
  { title: 'What members read', rooms: contentRooms },
  { title: 'The desk', rooms: peopleRooms },
]

/** The rooms that somebody with these roles may open. */
export function roomGroupsFor(has: (role: OperatorRole) => boolean): readonly RoomGroup[] {
  return groups
    .map(({ title, rooms }) => ({
      title,
      rooms: rooms.filter(room => isOpenTo(has, room)),
    }))
    .filter(({ rooms }) => rooms.length > 0)
}
