import { NativeSelect } from '@mantine/core'
import { cropYearText } from '../../lib/format.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { useChooseYear, useGlobalYear, useSaveYearOfAddress } from '../../entities/session/global-year.ts'
import { useYears } from '../../entities/session/use-years.ts'
import styles from './Header.module.css'
import { shellText } from './text.ts'

/** The crop year of all screens. */
export function YearSelect() {
  const year = useGlobalYear()
  const choose = useChooseYear()
  const messages = useMessages()
  useSaveYearOfAddress((now, before) =>
    messages.success(shellText.yearChanged(now), {
      instead: shellText.yearChanged(before),
      action: { label: shellText.backToYear(before), onClick: () => choose(before) },
    }),
  )
  return (
    <NativeSelect
      className={styles.year}
      aria-label={shellText.year}
      value={String(year)}
      data={useYears(year).map((each) => ({ value: String(each), label: cropYearText(each) }))}
      onChange={(event) => choose(Number(event.currentTarget.value))}
    />
  )
}
