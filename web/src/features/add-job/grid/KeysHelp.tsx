import styles from './Grid.module.css'
import { words } from './text.ts'

/** The keys of the table, folded. */
export function KeysHelp() {
  return (
    <details className={styles['help']}>
      <summary>{words.keysTitle}</summary>
      <p>{words.pasteHint}</p>
      <dl>
        {words.keys.map(([key, what]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
