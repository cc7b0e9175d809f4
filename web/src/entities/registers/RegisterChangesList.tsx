import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { formatDay } from '../../lib/format.ts'
import styles from './registers.module.css'
import { registersText } from './text.ts'
import { useRegisterChanges } from './use-registers.ts'

/** Changes of the newest edition of the register to the farm's products. */
export function RegisterChangesList() {
  const { data, isPending, isError, isFetching, refetch } = useRegisterChanges()
  if (isPending) return <DelayedSkeleton lines={2} />
  if (isError)
    return (
      <LoadFailed
        title={registersText.changesFailed}
        onReload={() => void refetch()}
        isLoading={isFetching}
      />
    )
  const { before, edition, changes } = data
  if (before === null) return <p className={styles.quiet}>{registersText.firstEdition}</p>
  return (
    <>
      <p className={styles.quiet}>
        {registersText.changesSince(formatDay(before.day), formatDay(edition.day))}
      </p>
      {changes.length === 0 && <p className={styles.line}>{registersText.noChanges}</p>}
      <ul className={styles.changes}>
        {changes.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </>
  )
}
