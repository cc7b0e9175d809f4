import type { Entity } from '@vagu/core/entities'
import type { ChangeAction, ChangeSource } from '@vagu/core/history/schema'
import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import type { Difference } from '../../ui/VersionChoice.tsx'
import { Changes } from './Changes.tsx'
import styles from './HistoryDialog.module.css'
import { historyText } from './text.ts'
import { useMay } from '../../ui/may.tsx'
import { useRestoreVersion } from './use-restore-version.ts'

/** Facts that the history of every noun tells of one change. */
export interface Version {
  readonly entryId: string
  readonly at: string
  readonly userName: string
  /** Mark of a change that came with the archive of a farm. */
  readonly isBrought?: true | undefined
  readonly source?: ChangeSource | undefined
  /** Mark of a change whose states cannot be read. */
  readonly isUnreadable?: true | undefined
  readonly action: ChangeAction
  readonly before: object | null
  readonly after: object | null
}

export interface HistoryProps<V extends Version> {
  /** Name of the record. */
  readonly name: string
  readonly queryKey: QueryKey
  /** Whose history it is. */
  readonly of: Entity
  readonly read: (signal: AbortSignal) => Promise<readonly V[]>
  /** Differences between before (`stored`) and after (`mine`) a change, in words. */
  readonly changesIn: (version: V) => readonly Difference[]
  /** Picture beside the words of a change. */
  readonly pictureOf?: ((version: V) => ReactNode) | undefined
  /** Makes the record what it became with an entry. */
  readonly restore: (entryId: string) => Promise<unknown>
  /** Content above the changes, in the window of the history. */
  readonly beside?: ReactNode
  readonly onClose: () => void
}

interface HeadProps {
  readonly version: Version
  readonly isNewest: boolean
  readonly isRestoring: boolean
  readonly mayRestore: boolean
  readonly onRestore: () => void
}

function Head({ version, isNewest, isRestoring, mayRestore, onRestore }: HeadProps) {
  const at = formatInstant(version.at)
  return (
    <div className={styles.head}>
      <strong>
        {historyText.actions[version.action]} {version.userName}
      </strong>
      <span>
        {at}
        {version.isBrought && `, ${historyText.brought}`}
        {version.source && `, ${historyText.sources[version.source]}`}
        {isNewest && `, ${historyText.now}`}
      </span>
      {mayRestore && !isNewest && version.after && (
        <Button
          variant="default"
          leftSection={<IconHistory size={18} aria-hidden />}
          aria-label={historyText.restoreAt(at)}
          disabled={isRestoring}
          onClick={onRestore}
        >
          {historyText.restore}
        </Button>
      )}
    </div>
  )
}

/** Who changed a record, when and how, newest first; each state can be brought back. */
export function HistoryList<V extends Version>({ name, onClose, ...history }: HistoryProps<V>) {
  const mayRestore = useMay(history.of === 'jobs' ? 'enter' : 'write')
  const { mutate: restore, isPending: isRestoring } = useRestoreVersion({
    name,
    restore: history.restore,
    onRestored: onClose,
  })
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: history.queryKey,
    queryFn: ({ signal }) => history.read(signal),
    staleTime: 0,
    meta: { reads: [history.of], isQuiet: true },
  })
  return (
    <>
      {isPending && <DelayedSkeleton lines={3} height={56} />}
      {isError && (
        <LoadFailed title={historyText.failed} onReload={() => void refetch()} isLoading={isFetching} />
      )}
      {data?.length === 0 && <p>{historyText.empty}</p>}
      <ol className={styles.versions}>
        {data?.map((version, index) => (
          <li key={version.entryId}>
            <Head
              version={version}
              isNewest={index === 0}
              isRestoring={isRestoring}
              mayRestore={mayRestore}
              onRestore={() => restore(version.entryId)}
            />
            {version.isUnreadable && <p>{historyText.unreadable}</p>}
            {history.pictureOf?.(version)}
            {version.before && version.after && <Changes changes={history.changesIn(version)} />}
          </li>
        ))}
      </ol>
    </>
  )
}
