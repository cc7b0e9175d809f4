import { messageOf } from '@vagu/core/messages'
import { isDay } from '@vagu/core/time/day'
import { ActionIcon, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { InputProps } from './input-props.ts'
import { formatDay } from '../lib/format.ts'
import { parseDay, type SelectedSeason } from '../lib/parse-day.ts'
import { lazyComponent } from './lazy-component.tsx'
import { uiText } from './text.ts'

const OpenedCalendar = lazyComponent(async () => (await import('./OpenedCalendar.tsx')).OpenedCalendar)

interface Props extends InputProps {
  readonly label: ReactNode
  /** A day `YYYY-MM-DD`; a wrong text stays in the value as it was typed, and a schema refuses it. */
  readonly value: string | null | undefined
  readonly onChange: (value: string | null) => void
  /** Where a day without a year falls. */
  readonly season: SelectedSeason
  readonly min?: string
  readonly max?: string
}

const shown = (value: string | null | undefined): string =>
  value && isDay(value) ? formatDay(value) : (value ?? '')

/** A day, typed in any way farmers write it, or chosen from a calendar. */
export function DateField(props: Props) {
  const { value, onChange, season, onBlur, min, max, error, isRequired, isDisabled, ...input } = props
  const [typing, setTyping] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => OpenedCalendar.loadWhenIdle(), [])
  const isWrong = Boolean(value) && !isDay(value ?? '')
  const type = (text: string): void => {
    setTyping(text)
    const typed = parseDay(text, season)
    onChange(typed.ok ? typed.value : text)
  }
  const choose = (day: string): void => {
    setTyping(undefined)
    setIsOpen(false)
    onChange(day)
  }
  const button = (
    <ActionIcon
      ref={opener}
      variant="subtle"
      color="gray"
      aria-label={`${uiText.openCalendar}${typeof input.label === 'string' ? `: ${input.label}` : ''}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      disabled={isDisabled ?? false}
      onClick={() => setIsOpen((open) => !open)}
    >
      <IconCalendar size={20} aria-hidden />
    </ActionIcon>
  )
  return (
    <>
      <TextInput
        {...input}
        autoComplete="off"
        inputMode="text"
        value={typing ?? shown(value)}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => {
          setTyping(undefined)
          onBlur?.()
        }}
        error={isWrong && typing === undefined ? messageOf('wrongDay') : error}
        required={isRequired ?? false}
        disabled={isDisabled ?? false}
        rightSection={button}
        rightSectionWidth="var(--vagu-target)"
      />
      {isOpen && (
        <OpenedCalendar
          props={{
            opener,
            value: isWrong ? null : (value ?? null),
            season,
            min,
            max,
            onChoose: choose,
            onClose: () => setIsOpen(false),
          }}
          onFailed={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
