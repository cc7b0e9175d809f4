import type { RegisterImport } from '@vagu/core/registers/schema'
import { formatDay } from '../../lib/format.ts'
import styles from './admin.module.css'
import { placeText } from './place-text.ts'
import { adminText } from './text.ts'

function Problems({ result }: { readonly result: RegisterImport }) {
  const { problems, moreProblems } = result
  if (problems.length === 0) return <p className={styles.text}>{adminText.noProblems}</p>
  return (
    <section className={styles.block}>
      <h3 className={styles.heading}>{adminText.problems}</h3>
      <ul className={styles.list}>
        {problems.map(({ file, line, message }) => (
          <li key={`${file}|${line}|${message}`}>
            {placeText(line === null ? file : `${file}.${line}`)}
            {message}
          </li>
        ))}
      </ul>
      {moreProblems > 0 && <p className={styles.text}>{adminText.more(moreProblems)}</p>}
    </section>
  )
}

function Changes({ result }: { readonly result: RegisterImport }) {
  const { changes, moreChanges } = result
  if (changes.length === 0) return null
  return (
    <section className={styles.block}>
      <h3 className={styles.heading}>{adminText.changes}</h3>
      <ul className={styles.list}>
        {changes.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      {moreChanges > 0 && <p className={styles.text}>{adminText.more(moreChanges)}</p>}
    </section>
  )
}

/** Result of an import of register files. */
export function ImportResult({ result }: { readonly result: RegisterImport }) {
  return (
    <div role="status" className={styles.block}>
      <p className={styles.text}>
        <b>{result.isNew ? adminText.stored(formatDay(result.edition.day)) : adminText.same}</b>{' '}
        {adminText.counts(result.counts)}
      </p>
      <Problems result={result} />
      <Changes result={result} />
    </div>
  )
}
