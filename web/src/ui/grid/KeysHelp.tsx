import type { ReactNode } from 'react'
import styles from './Grid.module.css'
import { gridText } from './text.ts'

/** The keys of the sheet, folded; above them what is to be known of pasting into this one. */
export function KeysHelp({ children }: { readonly children: ReactNode }) {
  return (
    <details className={styles.help}>
      <summary>{gridText.keysTitle}</summary>
      <p>{children}</p>
      <dl>
        {gridText.keys.map(([key, what]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
