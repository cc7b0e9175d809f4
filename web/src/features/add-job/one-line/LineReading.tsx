import type { JobLine, LineFarm, Span } from '@vagu/core/job-line/line'
import { IconCheck, IconHelpCircle, IconQuestionMark } from '@tabler/icons-react'
import { describeLine } from './describe-line.ts'
import layout from '../../../ui/layout.module.css'
import styles from './OneLine.module.css'
import { oneLineText } from './text.ts'

interface Props {
  readonly text: string
  readonly line: JobLine
  readonly facts: LineFarm
  readonly onChoose: (key: string, id: string) => void
  /** Words that were not understood become the note. */
  readonly onNote: () => void
}

const partOf = (text: string, { start, end }: Span): string => text.slice(start, end)

function Understood({ line, facts }: Pick<Props, 'line' | 'facts'>) {
  const chips = describeLine(line, facts)
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={oneLineText.understood}>
      {chips.map(({ title, text }) => (
        <li key={`${title} ${text}`} className={styles.chip}>
          <IconCheck size={16} aria-hidden />
          <span>
            <span className={styles.meaning}>{title}</span> {text}
          </span>
        </li>
      ))}
    </ul>
  )
}

function ChoiceQuestion({ text, line, onChoose }: Omit<Props, 'facts' | 'onNote'>) {
  return line.ambiguous.map((question) => (
    <div
      key={question.start}
      role="group"
      aria-label={oneLineText.which(partOf(text, question))}
      className={layout.wrapCentred}
    >
      <span className={styles.question}>
        <IconQuestionMark size={18} aria-hidden />
        {oneLineText.which(partOf(text, question))}
      </span>
      {question.candidates.map(({ id, meaning, label }) => (
        <button
          key={id}
          type="button"
          className={styles.choice}
          aria-label={oneLineText.choose(partOf(text, question), label)}
          onClick={() => onChoose(question.key, id)}
        >
          <span className={styles.meaning}>{oneLineText.meanings[meaning]}</span> {label}
        </button>
      ))}
    </div>
  ))
}

function Unknown({ text, line, onNote }: Pick<Props, 'text' | 'line' | 'onNote'>) {
  if (line.unknown.length === 0) return null
  return (
    <div className={layout.wrapCentred}>
      <p className={styles.unknown}>
        <IconHelpCircle size={18} aria-hidden />
        <span>
          {oneLineText.unknown}{' '}
          {line.unknown.map((span) => (
            <mark key={span.start} className={styles.mark}>
              {partOf(text, span)}
            </mark>
          ))}
        </span>
      </p>
      <button type="button" className={styles.choice} onClick={onNote}>
        {oneLineText.asNote}
      </button>
    </div>
  )
}

/** Beneath the line: what was understood, what can be two things, what was not understood. */
export function LineReading(props: Props) {
  return (
    <div className={styles.reading} aria-live="polite">
      <Understood {...props} />
      <ChoiceQuestion {...props} />
      <Unknown {...props} />
    </div>
  )
}
