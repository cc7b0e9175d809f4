import { QuestionList } from '../../entities/help/QuestionList.tsx'
import type { QuestionTopic } from '../../entities/help/questions/question.ts'
import styles from './help.module.css'
import { helpText } from './text.ts'

interface Props {
  readonly topics: readonly QuestionTopic[]
  /** Question that the address names. */
  readonly named: string
}

/** The questions under their topics; nothing where none was found. */
export function Questions({ topics, named }: Props) {
  if (topics.length === 0) return null
  return (
    <section id="kysimused" className={styles.part} aria-label={helpText.questionsTitle}>
      {topics.map(({ title, questions }) => (
        <div key={title} className={styles.questions}>
          <h2 className={styles.heading}>{title}</h2>
          <QuestionList questions={questions} openId={named} />
        </div>
      ))}
    </section>
  )
}
