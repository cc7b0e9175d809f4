import { CloseButton, Portal } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import styles from './Messages.module.css'
import type { Message } from './message.ts'
import { uiText } from './text.ts'

interface ItemProps {
  readonly message: Message
  readonly onRemove: (id: number) => void
}

function MessageItem({ message, onRemove }: ItemProps) {
  const [isHeld, setIsHeld] = useState(false)
  const { id, ms, action, type, text } = message
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => onRemove(id), ms)
    return () => clearTimeout(timer)
  }, [isHeld, id, ms, onRemove])
  const hold = { onMouseEnter: () => setIsHeld(true), onMouseLeave: () => setIsHeld(false) }
  return (
    <div
      className={styles.message}
      data-type={type}
      {...hold}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {type === 'error' ? <IconAlertTriangle aria-hidden /> : <IconCheck aria-hidden />}
      <span className={styles.text}>{text}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onRemove(id)
            action.onClick()
          }}
        >
          {action.label}
        </button>
      )}
      <CloseButton className={styles.close} aria-label={uiText.close} onClick={() => onRemove(id)} />
    </div>
  )
}

interface Props {
  readonly messages: readonly Message[]
  readonly onRemove: (id: number) => void
}

/** Two live regions, always there so that a screen reader hears what is put in: errors at once, the rest politely. */
export function MessageRegion({ messages, onRemove }: Props) {
  const at = (placement: 'top' | 'bottom', type: Message['type']) =>
    messages
      .filter((message) => (message.placement ?? 'bottom') === placement && message.type === type)
      .map((message) => <MessageItem key={message.id} message={message} onRemove={onRemove} />)
  return (
    <Portal>
      {(['top', 'bottom'] as const).map((placement) => (
        <div key={placement} className={styles.region} data-placement={placement}>
          <div role="alert">{at(placement, 'error')}</div>
          <div role="status" aria-label={uiText.messages}>
            {at(placement, 'success')}
          </div>
        </div>
      ))}
    </Portal>
  )
}
