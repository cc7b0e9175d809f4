import type { HiddenWarning } from '@vagu/core/warnings/schema'
import { markOf } from '@vagu/core/warnings/shown-level'
import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { MoreButton } from './MoreButton.tsx'
import { VerdictMark } from '../../entities/verdicts/VerdictMark.tsx'
import { formatInstant } from '../../lib/format.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { useHiddenWarnings, useShowWarning } from './api.ts'
import { warningsText } from './text.ts'
import { WarningFacts } from './WarningFacts.tsx'
import { IfMay } from '../../ui/may.tsx'
import styles from './Warnings.module.css'

const AT_ONCE = 30

function HiddenCard({ hidden }: { readonly hidden: HiddenWarning }) {
  const { warning, reason, at, by } = hidden
  const messages = useMessages()
  const show = useShowWarning()
  const showAgain = (): void =>
    show.mutate(warning._id, {
      onSuccess: () => messages.success(warningsText.shownAgain),
      onError: (failure: unknown) => messages.failed(failure, warningsText.showFailed),
    })
  return (
    <li className={styles.card} data-hidden>
      <VerdictMark kind={markOf(warning.type)} />
      <div className={styles.body}>
        <h3 className={styles.title}>{warning.title}</h3>
        <WarningFacts warning={warning} />
        <p className={styles.reasonText}>{reason}</p>
        <p className={styles.note}>{warningsText.hiddenBy(formatInstant(at), by)}</p>
        <IfMay to="write">
          <div className={styles.buttons}>
            <Button
              variant="default"
              leftSection={<IconEye size={18} aria-hidden />}
              loading={show.isPending}
              aria-label={warningsText.showAgainOf(
                warning.title,
                warning.fieldName ?? warning.requisite?.name ?? '',
              )}
              onClick={showAgain}
            >
              {warningsText.showAgain}
            </Button>
          </div>
        </IfMay>
      </div>
    </li>
  )
}

/** Hidden warnings: why, when and by whom; each can be shown again. */
export function HiddenWarnings() {
  const { data, isPending, isError, isFetching, refetch } = useHiddenWarnings()
  const [count, setCount] = useState(AT_ONCE)
  if (isPending) return <DelayedSkeleton lines={2} height={120} />
  if (isError)
    return (
      <LoadFailed title={warningsText.hiddenFailed} onReload={() => void refetch()} isLoading={isFetching} />
    )
  if (data.length === 0) return <p className={styles.note}>{warningsText.noneHidden}</p>
  const rest = data.length - count
  return (
    <>
      <ul className={styles.list}>
        {data.slice(0, count).map((hidden) => (
          <HiddenCard key={hidden.warning._id} hidden={hidden} />
        ))}
      </ul>
      <MoreButton rest={rest} atOnce={AT_ONCE} onMore={() => setCount(count + AT_ONCE)} />
    </>
  )
}
