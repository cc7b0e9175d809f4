import { Button, CloseButton, TextInput } from '@mantine/core'
import { IconArrowBackUp, IconCornerDownLeft } from '@tabler/icons-react'
import { type FormEvent, useId, useRef } from 'react'
import { uiText } from '../../../ui/text.ts'
import { usePlainKey } from '../../../ui/use-plain-key.ts'
import { asNote } from './as-note.ts'
import { exampleLine } from './line-farm.ts'
import { LineReading } from './LineReading.tsx'
import styles from './OneLine.module.css'
import { oneLineText } from './text.ts'
import { type OneLineProps, useOneLine } from './use-one-line.ts'

/** Letters of a line; it is read here, and not sent. */
const MAX_LETTERS = 1000

export type { OneLineProps }

/** Word that a line filled the form, and the way back. */
const Filled = ({ isWhole, onUndo }: { readonly isWhole: boolean; readonly onUndo: () => void }) => (
  <div className={styles.filled}>
    <span>{isWhole ? oneLineText.filled : oneLineText.filledPartly}</span>
    <Button variant="subtle" leftSection={<IconArrowBackUp size={18} aria-hidden />} onClick={onUndo}>
      {uiText.undo}
    </Button>
  </div>
)

/** The job as one line: it fills the form, and never saves. */
export function OneLine(props: OneLineProps) {
  const { text, line, facts, isAsking, filled, undo, choose, type, fill } = useOneLine(props)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  usePlainKey('/', () => input.current?.focus())
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isAsking) fill()
  }
  const keepAsNote = (): void => {
    type(asNote(text, line))
    input.current?.focus()
  }
  return (
    <form
      className={styles.panel}
      data-filled={filled ? '' : undefined}
      onSubmit={onSubmit}
      aria-label={oneLineText.label}
    >
      <label htmlFor={id} className={styles.label}>
        {oneLineText.label}
      </label>
      <div className={styles.line}>
        <TextInput
          ref={input}
          id={id}
          className={styles.input}
          placeholder={exampleLine(props.farm)}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          aria-keyshortcuts="/"
          aria-describedby={`${id}-hint`}
          inputMode="text"
          autoCapitalize="off"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={MAX_LETTERS}
          rightSection={
            text === '' ? undefined : <CloseButton aria-label={oneLineText.clear} onClick={() => type('')} />
          }
        />
        <Button
          type="submit"
          variant="light"
          className={styles.fill}
          leftSection={<IconCornerDownLeft size={18} aria-hidden />}
          disabled={line.understood.length === 0 && line.unknown.length === 0}
          loading={isAsking}
        >
          {oneLineText.fill}
        </Button>
      </div>
      <p id={`${id}-hint`} className={styles.hint} data-asking={isAsking || undefined}>
        {isAsking ? oneLineText.asking : oneLineText.hint}
      </p>
      {text.trim() !== '' && (
        <LineReading text={text} line={line} facts={facts} onChoose={choose} onNote={keepAsNote} />
      )}
      <div role="status">{filled && <Filled isWhole={filled.isWhole} onUndo={undo} />}</div>
    </form>
  )
}
