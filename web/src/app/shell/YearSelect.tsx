import { NativeSelect } from '@mantine/core'
import { yearOf } from '@vagu/core/time/day'
import { today } from '../../lib/today.ts'
import { useChooseYear, useGlobalYear, useKeepYearOfAddress } from '../global-year.ts'
import { yearsAround } from '../saved-year.ts'
import styles from './Header.module.css'
import { words } from './text.ts'

/** The crop year of all screens. */
export function YearSelect() {
  const year = useGlobalYear()
  const choose = useChooseYear()
  useKeepYearOfAddress()
  return (
    <NativeSelect
      className={styles['year'] ?? ''}
      aria-label={words.year}
      value={String(year)}
      data={yearsAround(yearOf(today()), year).map(String)}
      onChange={(event) => choose(Number(event.currentTarget.value))}
    />
  )
}
