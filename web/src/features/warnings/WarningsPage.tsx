import type { Warning } from '@vagu/core/warnings/schema'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconMessage } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { openContact } from '../../app/contact.ts'
import { useStatus } from '../../farm/use-status.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { filterWarnings, newestFirst, NO_FILTER } from './filter-warnings.ts'
import { words } from './text.ts'
import { WarningFilters } from './WarningFilters.tsx'
import { WarningList } from './WarningList.tsx'
import styles from './Warnings.module.css'

/** From this many on a list is worth narrowing. */
const FILTER_FROM = 6

const AllClear = () => (
  <div className={styles['clear']}>
    <EmptyState icon={<IconCircleCheck size={36} />} title={words.allClear}>
      {words.allClearText}
    </EmptyState>
  </div>
)

function Standing({ warnings }: { readonly warnings: readonly Warning[] }) {
  const [filter, setFilter] = useState(NO_FILTER)
  const shown = useMemo(() => newestFirst(filterWarnings(warnings, filter)), [warnings, filter])
  if (warnings.length === 0) return <AllClear />
  const isFiltered = shown.length < warnings.length
  return (
    <section className={styles['section']} aria-label={words.title}>
      <h2 className={styles['heading']}>{words.count(warnings.length)}</h2>
      {warnings.length >= FILTER_FROM && (
        <WarningFilters warnings={warnings} filter={filter} onChange={setFilter} />
      )}
      {isFiltered && (
        <p role="status" className={styles['note']}>
          {words.filtered(shown.length, warnings.length)}
          <Button variant="subtle" onClick={() => setFilter(NO_FILTER)}>
            {words.showAll}
          </Button>
        </p>
      )}
      <WarningList warnings={shown} />
    </section>
  )
}

function WhatIf({ warnings }: { readonly warnings: readonly Warning[] }) {
  const sorted = useMemo(() => newestFirst(warnings), [warnings])
  if (warnings.length === 0) return null
  return (
    <section className={styles['section']} aria-label={words.whatIfTitle}>
      <h2 className={styles['heading']}>{words.whatIfTitle}</h2>
      <p className={styles['note']}>{words.whatIfText}</p>
      <WarningList warnings={sorted} />
    </section>
  )
}

/** `/hoiatused`: what stands against the rules, and what would. */
export function WarningsPage() {
  const { data, isPending, isError, isFetching, refetch } = useStatus()
  return (
    <Page title={words.title}>
      {isPending && <DelayedSkeleton lines={3} height={140} />}
      {isError && (
        <LoadFailed title={words.loadFailed} onReload={() => void refetch()} isLoading={isFetching} />
      )}
      {data && <Standing warnings={data.warnings} />}
      {data && <WhatIf warnings={data.whatIfWarnings} />}
      <div>
        <Button variant="subtle" leftSection={<IconMessage size={20} aria-hidden />} onClick={openContact}>
          {words.feedback}
        </Button>
      </div>
    </Page>
  )
}
