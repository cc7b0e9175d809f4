import { Popover } from '@mantine/core'
import type { RefObject } from 'react'
import { Anchor } from './Anchor.tsx'
import { Calendar, type CalendarProps } from './Calendar.tsx'

interface Props extends CalendarProps {
  /** Button that opened it, and gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** The calendar of a `DateField`, open from the first moment. */
export function OpenedCalendar({ opener, onClose, ...calendar }: Props) {
  return (
    <Popover
      opened
      onChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      position="bottom-end"
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <Anchor element={opener} />
      </Popover.Target>
      <Popover.Dropdown>
        <Calendar {...calendar} />
      </Popover.Dropdown>
    </Popover>
  )
}
