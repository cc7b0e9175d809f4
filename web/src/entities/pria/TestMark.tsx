import { useQuery } from '@tanstack/react-query'
import { useGlobalYear } from '../session/global-year.ts'
import styles from './Pria.module.css'
import { priaStatusQuery } from './queries.ts'
import { priaText } from './text.ts'

/** Mark beside what PRIA says where our simulator says it; nothing where the true one answers. */
export function TestMark() {
  const { data } = useQuery(priaStatusQuery(useGlobalYear()))
  return data?.isTest === true ? <span className={styles.testMark}>{priaText.testLabel}</span> : null
}
