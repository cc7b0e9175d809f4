import { messageOf } from '@vagu/core/messages'
import { roundTo } from '@vagu/core/units/rounding'
import { TextInput } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { InputProps } from './input-props.ts'
import { formatForEditing } from '../lib/format.ts'
import { parseDecimal } from '../lib/parse-decimal.ts'

interface Props extends InputProps {
  readonly label: ReactNode
  /** NaN is a wrong text, which stays in the input; a schema refuses it. */
  readonly value: number | null | undefined
  readonly onChange: (value: number | null) => void
  readonly unit?: string | undefined
  readonly decimals?: number
  readonly className?: string | undefined
  readonly 'aria-label'?: string | undefined
}

/** A decimal with a comma: rounded while at rest, every stored digit while focused. */
export function DecimalField(props: Props) {
  const { value, onChange, onBlur, unit, decimals = 2, error, isRequired, isDisabled, ...input } = props
  const element = useRef<HTMLInputElement>(null)
  const ref = useMergedRef(element, input.ref)
  const [text, setText] = useState('')
  const [isFocused, setIsFocused] = useState(false)
  // The digits that come with the focus take the selection that Tab has made; what is typed shall take their place.
  useLayoutEffect(() => {
    if (isFocused) element.current?.select()
  }, [isFocused])
  const isWrong = Number.isNaN(value)
  const resting = value === null || value === undefined ? '' : formatForEditing(roundTo(value, decimals))
  const type = (next: string): void => {
    setText(next)
    const typed = parseDecimal(next)
    onChange(typed.ok ? typed.value : Number.NaN)
  }
  return (
    <TextInput
      {...input}
      ref={ref}
      inputMode="decimal"
      autoComplete="off"
      value={isFocused || isWrong ? text : resting}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={() => {
        if (!isWrong) setText(formatForEditing(value))
        setIsFocused(true)
      }}
      onBlur={() => {
        setIsFocused(false)
        onBlur?.()
      }}
      error={isWrong && !isFocused ? messageOf('wrongNumber') : error}
      required={isRequired ?? false}
      disabled={isDisabled ?? false}
      {...(unit
        ? {
            rightSection: <span style={{ color: 'var(--vagu-muted)' }}>{unit}</span>,
            rightSectionWidth: unit.length * 9 + 20,
            rightSectionPointerEvents: 'none' as const,
          }
        : {})}
    />
  )
}
