import type { Warning } from '@vagu/core/warnings/schema'
import { Button } from '@mantine/core'
import { IconChevronDown, IconMessage } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { openContact } from '../../entities/session/contact.ts'
import { KsmButton } from '../../entities/ksm/KsmButton.tsx'
import { useStatus } from '../../entities/use-status.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { newestFirst } from './filter-warnings.ts'
import { StandingWarnings } from './StandingWarnings.tsx'
import { words } from './text.ts'
import { WarningList } from './WarningList.tsx'
import styles from './Warnings.module.css'

function WhatIf({ warnings }: { readonly warnings: readonly Warning[] }) {
  const sorted = useMemo(() => newestFirst(warnings), [warnings])
  if (warnings.length === 0) return null
  return (
    <section className={styles.section} aria-label={words.whatIfTitle}>
      <h2 className={styles.heading}>{words.whatIfTitle}</h2>
      <p className={styles.note}>{words.whatIfText}</p>
      <WarningList warnings={sorted} />
    </section>
  )
}

const HiddenPart = lazyPart(() => import('./HiddenWarnings.tsx').then(({ HiddenWarnings }) => HiddenWarnings))

/** Folded, and asked for when it is opened. */
function Hidden() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className={styles.section} aria-label={words.hiddenTitle}>
      <div>
        <Button
          variant="subtle"
          aria-expanded={isOpen}
          leftSection={<IconChevronDown size={18} className={styles.chevron} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {words.hiddenTitle}
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
    <Page title={words.title} actions={<KsmButton />}>
      {isPending && <DelayedSkeleton lines={3} height={140} />}
      {isError && (
        <LoadFailed title={words.loadFailed} onReload={() => void refetch()} isLoading={isFetching} />
      )}
      {data && <StandingWarnings warnings={data.warnings} />}
      {data && <WhatIf warnings={data.whatIfWarnings} />}
      <Hidden />
      <div>
        <Button variant="subtle" leftSection={<IconMessage size={20} aria-hidden />} onClick={openContact}>
          {words.feedback}
        </Button>
      </div>
    </Page>
  )
}
