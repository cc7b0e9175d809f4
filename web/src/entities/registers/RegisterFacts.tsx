import type { RegisterState } from '@vagu/core/registers/schema'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { formatDay, formatInstant } from '../../lib/format.ts'
import styles from './registers.module.css'
import { registersText } from './text.ts'
import { useRegisters } from './use-registers.ts'

function State({ state }: { readonly state: RegisterState }) {
  const { edition, count, origin, isOfficial, lastTriedAt, lastError } = state
  return (
    <div className={styles.state}>
      <p className={styles.line}>
        <b>{registersText.edition(formatDay(edition.day))}</b>, {registersText.products(count)},{' '}
        {registersText.origins[origin]}
      </p>
      {!isOfficial && <p className={styles.line}>{registersText.notOfficial}</p>}
      <p className={styles.quiet}>{registersText.publisher}</p>
      {lastTriedAt && <p className={styles.quiet}>{registersText.triedAt(formatInstant(lastTriedAt))}</p>}
      {lastError && <p className={styles.wrong}>{registersText.failed(lastError)}</p>}
    </div>
  )
}

/** Edition of the plant-protection register that the program goes by. */
export function RegisterFacts() {
  const { data, isPending, isError, isFetching, refetch } = useRegisters()
  if (isPending) return <DelayedSkeleton lines={2} />
  if (isError)
    return (
      <LoadFailed title={registersText.loadFailed} onReload={() => void refetch()} isLoading={isFetching} />
    )
  return data.map((state) => <State key={state.register} state={state} />)
}
