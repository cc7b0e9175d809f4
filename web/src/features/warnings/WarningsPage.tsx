import type { Warning } from '@vagu/core/warnings/schema'
import { Button } from '@mantine/core'
import { IconChevronDown, IconMessage } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { openContact } from '../../entities/session/contact.ts'
import { KsmButton } from '../../entities/ksm/KsmButton.tsx'
import { useStatus } from '../../entities/use-status.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { newestFirst } from './filter-warnings.ts'
import { ActiveWarnings } from './StandingWarnings.tsx'
import { warningsText } from './text.ts'
import { WarningList } from './WarningList.tsx'
import { IfMay } from '../../ui/may.tsx'
import layout from '../../ui/layout.module.css'
import styles from './Warnings.module.css'

function WhatIf({ warnings }: { readonly warnings: readonly Warning[] }) {
  const sorted = useMemo(() => newestFirst(warnings), [warnings])
  if (warnings.length === 0) return null
  return (
    <section className={layout.columnXl} aria-label={warningsText.whatIfTitle}>
      <h2 className={styles.heading}>{warningsText.whatIfTitle}</h2>
      <p className={styles.note}>{warningsText.whatIfText}</p>
      <WarningList warnings={sorted} />
    </section>
  )
}

const HiddenPart = lazyComponent(() =>
  import('./HiddenWarnings.tsx').then(({ HiddenWarnings }) => HiddenWarnings),
)

/** Folded, and asked for when it is opened. */
function Hidden() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className={layout.columnXl} aria-label={warningsText.hiddenTitle}>
      <div>
        <Button
          variant="subtle"
          aria-expanded={isOpen}
          leftSection={<IconChevronDown size={18} className={styles.chevron} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {warningsText.hiddenTitle}
        </Button>
      </div>
      {isOpen && <HiddenPart props={{}} fallback={<DelayedSkeleton lines={2} height={120} />} />}
    </section>
  )
}

/** `/hoiatused`: what stands against the rules, what would, and what was hidden. */
export function WarningsPage() {
  const { data, isPending, isError, isFetching, refetch } = useStatus()
  return (
    <Page
      title={warningsText.title}
      actions={
        <IfMay to="write">
          <KsmButton />
        </IfMay>
      }
    >
      {isPending && <DelayedSkeleton lines={3} height={140} />}
      {isError && (
        <LoadFailed title={warningsText.loadFailed} onReload={() => void refetch()} isLoading={isFetching} />
      )}
      {data && <ActiveWarnings warnings={data.warnings} />}
      {data && <WhatIf warnings={data.whatIfWarnings} />}
      {!isPending && <Hidden />}
      <div hidden={isPending}>
        <Button variant="subtle" leftSection={<IconMessage size={20} aria-hidden />} onClick={openContact}>
          {warningsText.feedback}
        </Button>
      </div>
    </Page>
  )
}
