import { IconFlask2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '../session/session.ts'
import styles from './Pria.module.css'
import { priaConnectionQuery } from './queries.ts'
import { priaText } from './text.ts'

/** Says that PRIA is not PRIA but our simulator, wherever it is; nothing where the true one answers. */
export function TestLabel() {
  const { data } = useQuery(priaConnectionQuery)
  const isDemo = useUser()?.isDemo ?? false
  if (data?.isTest !== true) return null
  return (
    <p role="note" className={styles.test}>
      <IconFlask2 size={20} aria-hidden />
      <span>
        <strong>{priaText.testLabel}</strong> {isDemo ? priaText.testInDemo : priaText.testText}{' '}
        {data.testPage !== null && (
          <a href={data.testPage} target="_blank" rel="noreferrer">
            {priaText.testPage}
          </a>
        )}
      </span>
    </p>
  )
}
