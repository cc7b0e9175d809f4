import { messageOf } from '@vagu/core/messages'
import { useEffect, useEffectEvent, useState } from 'react'
import { DecimalField } from '../../ui/DecimalField.tsx'

interface Props {
  readonly label: string
  readonly unit?: string
  readonly value: number | null
  readonly most: number
  /** Whether nothing and zero are two things. */
  readonly mayBeZero?: boolean
  readonly description?: string
  readonly placeholder?: string | undefined
  /** Whether only whole numbers are right. */
  readonly isWhole?: boolean
  readonly isDisabled: boolean
  readonly onSet: (value: number | null) => void
}

/** A figure of the plan, stored when one leaves it; a wrong one stays with its sentence. */
export function Figure({ value, most, mayBeZero = false, isWhole = false, onSet, ...input }: Props) {
  const [typed, setTyped] = useState<number | null>()
  const shown = typed === undefined ? value : typed
  const faultOf = (figure: number | null): string | undefined => {
    if (figure === null || Number.isNaN(figure)) return undefined
    if (isWhole && !Number.isInteger(figure)) return messageOf('wrongNumber')
    if (figure < 0) return messageOf('negative')
    if (figure === 0 && !mayBeZero) return messageOf('notPositive')
    return figure > most ? messageOf('tooLarge') : undefined
  }
  const fault = faultOf(shown)
  const store = (): void => {
    if (typed === undefined || Number.isNaN(typed) || fault) return
    setTyped(undefined)
    if (typed !== value) onSet(typed)
  }
  // Escape takes the window away without leaving the input
  const storeLast = useEffectEvent(store)
  useEffect(() => () => storeLast(), [])
  return <DecimalField {...input} value={shown} error={fault} onChange={setTyped} onBlur={store} />
}
