import * as contract from '@vagu/core/calendar/contract'
import { read, type Route, unmanaged } from '../http/call.ts'
import { calendarState, dropCalendarAddress, makeCalendarAddress } from './address.ts'

export const calendarRoutes: readonly Route[] = [
  read(contract.getCalendar, ({ db, actor }) => calendarState(db, actor)),
  unmanaged(contract.makeCalendarAddress, makeCalendarAddress),
  unmanaged(contract.dropCalendarAddress, dropCalendarAddress),
]
