import { Button, Group, TextInput } from '@mantine/core'
import { Override } from '@vagu/core/fertilization-plan/schema'
import { check } from '@vagu/core/validation'
import { type FormEvent, useEffect, useState } from 'react'
import { DecimalField } from '../../ui/DecimalField.tsx'
import { uiText } from '../../ui/text.ts'
import styles from './FieldPlan.module.css'
import { fieldPlanText } from './field-text.ts'

interface Props {
  /** Element or step that the figure is for. */
  readonly name: string
  readonly value: Override | null
  readonly onSave: (value: Override) => void
  readonly onClose: () => void
  readonly onTyping: (isTyping: boolean) => void
}

/** A figure that the farmer sets, with his reason: the plan on paper says both. */
export function ReasonForm({ name, value, onSave, onClose, onTyping }: Props) {
  const [kg, setKg] = useState(value?.kg ?? null)
  const [reason, setReason] = useState(value?.reason ?? '')
  const [isTried, setIsTried] = useState(false)
  useEffect(() => {
    onTyping(true)
    return () => onTyping(false)
  }, [onTyping])
  const checked = check(Override, { kg, reason })
  const errorOf = (path: string): string | undefined =>
    !isTried || checked.ok ? undefined : checked.errors.find((error) => error.path === path)?.message
  const save = (event: FormEvent): void => {
    event.preventDefault()
    setIsTried(true)
    if (checked.ok) onSave(checked.value)
  }
  return (
    <form className={styles.reason} aria-label={name} noValidate onSubmit={save}>
      <DecimalField
        label={fieldPlanText.amount}
        unit="kg/ha"
        value={kg}
        error={errorOf('kg')}
        isRequired
        onChange={setKg}
      />
      <TextInput
        label={fieldPlanText.reason}
        value={reason}
        error={errorOf('reason')}
        required
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group gap="xs">
        <Button type="submit">{fieldPlanText.save}</Button>
        <Button variant="default" onClick={onClose}>
          {uiText.cancel}
        </Button>
      </Group>
    </form>
  )
}
