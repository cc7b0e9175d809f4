import { Popover } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Option } from '../search-options.ts'
import styles from './Grid.module.css'
import type { Direction } from './grid-steps.ts'

export interface Offered {
  readonly options: readonly Option[]
  /** Index of the option that Enter takes; -1 for none. */
  readonly preferred: number
}
/** The names that are offered while a cell is written in; the same object as long as they are the same. */
export interface Offers {
  readonly of: (column: string, written: { readonly text: string; readonly isTyped: boolean }) => Offered
  /** The text of the cell with a name that was taken. */
  readonly withTaken: (column: string, text: string, label: string) => string
}

interface Props {
  readonly column: string
  readonly label: string
  readonly text: string
  readonly isTypedOver: boolean
  readonly offers: Offers
  readonly onWrite: (text: string, direction: Direction) => void
  readonly onCancel: () => void
}

const wayOf = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): Direction | undefined => {
  if (key === 'Tab') return shiftKey ? 'left' : 'right'
  if (key !== 'Enter') return undefined
  if (ctrlKey || metaKey) return 'new'
  return shiftKey ? 'up' : 'down'
}

/** Typed text, and which of the offered names it means. */
function useWriting({ column, text: initial, isTypedOver, offers }: Props) {
  const [text, setText] = useState(initial)
  const [isTyped, setIsTyped] = useState(isTypedOver)
  const [moved, setMoved] = useState<number>()
  const offered = useMemo(() => offers.of(column, { text, isTyped }), [column, text, isTyped, offers])
  const marked = moved ?? offered.preferred
  const taken = offered.options[marked]
  return {
    text,
    options: offered.options,
    marked,
    /** Text that Enter writes. */
    preferred: taken ? offers.withTaken(column, text, taken.label) : text,
    type: (next: string): void => {
      setText(next)
      setIsTyped(true)
      setMoved(undefined)
    },
    move: (step: number): void =>
      setMoved(Math.min(Math.max(marked + step, 0), Math.max(offered.options.length - 1, 0))),
    takeAt: (at: number): string => offers.withTaken(column, text, offered.options[at]?.label ?? ''),
  }
}

interface ListProps {
  readonly id: string
  readonly label: string
  readonly options: ReturnType<typeof useWriting>['options']
  readonly marked: number
  readonly onTake: (at: number) => void
}

function OptionList({ id, label, options, marked, onTake }: ListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[marked]?.scrollIntoView({ block: 'nearest' })
  }, [marked])
  return (
    <div ref={list} role="listbox" id={id} aria-label={label} className={styles.options}>
      {options.map((option, index) => (
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === marked}
          className={styles.option}
          // The input keeps the focus, or the cell would be written before the name is taken.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(index)}
        >
          {option.label}
        </div>
      ))}
    </div>
  )
}

/** The end of the writing, by a key or by leaving: one of them, and once. */
function useFinishing(props: Props, writing: ReturnType<typeof useWriting>) {
  const { onWrite, onCancel, isTypedOver } = props
  const { text, options, preferred, move } = writing
  const isDone = useRef(false)
  const finish = (written: string, direction: Direction): void => {
    if (isDone.current) return
    isDone.current = true
    onWrite(written, direction)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const direction = wayOf(event)
    if (direction) finish(preferred, direction)
    else if (event.key === 'Escape') {
      isDone.current = true
      onCancel()
    } else if (options.length > 0 && event.key === 'ArrowDown') move(1)
    else if (options.length > 0 && event.key === 'ArrowUp') move(-1)
    else if (isTypedOver && event.key === 'ArrowDown') finish(text, 'down')
    else if (isTypedOver && event.key === 'ArrowUp') finish(text, 'up')
    else return
    event.preventDefault()
    event.nativeEvent.stopPropagation()
  }
  return { finish, onKeyDown }
}

/** The input of the cell that is written in; names are offered below it. */
export function CellEditor(props: Props) {
  const { label, isTypedOver } = props
  const writing = useWriting(props)
  const { text, options, marked, type, takeAt } = writing
  const { finish, onKeyDown } = useFinishing(props, writing)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => {
    input.current?.focus()
    const end = input.current?.value.length ?? 0
    if (!isTypedOver) input.current?.setSelectionRange(end, end)
  }, [isTypedOver])
  const isOpen = options.length > 0
  return (
    <Popover
      opened={isOpen}
      position="bottom-start"
      offset={2}
      shadow="md"
      withRoles={false}
      closeOnEscape={false}
      returnFocus={false}
    >
      <Popover.Target>
        <input
          ref={input}
          className={styles.input}
          aria-label={label}
          {...(isOpen && {
            role: 'combobox',
            'aria-expanded': true,
            'aria-controls': id,
            'aria-autocomplete': 'list' as const,
            'aria-activedescendant': marked < 0 ? undefined : `${id}-${marked}`,
          })}
          value={text}
          autoComplete="off"
          autoCapitalize="off"
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => finish(text, 'stay')}
        />
      </Popover.Target>
      <Popover.Dropdown className={styles.dropdown}>
        <OptionList
          id={id}
          label={label}
          options={options}
          marked={marked}
          onTake={(at) => finish(takeAt(at), 'right')}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
