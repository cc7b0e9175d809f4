import { useQuery } from '@tanstack/react-query'
import { GRAVITY, type InspectionDay } from '@vagu/core/warnings/inspection-day/schema'
import lists from '../../ui/lists.module.css'
import { VerdictMark } from '../../entities/verdicts/VerdictMark.tsx'
import { Card } from '../../ui/Card.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import layout from '../../ui/layout.module.css'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { inspectionDayQuery } from './api.ts'
import { CheckCard } from './CheckCard.tsx'
import styles from './inspection-day.module.css'
import { inspectionDayText as text } from './text.ts'

/** How many checks stand how. */
const Summary = ({ day: { today, since, checks } }: { readonly day: InspectionDay }) => (
  <Card title={text.title}>
    <div className={layout.columnXl}>
      <p className={styles.words}>{text.intro(since, today)}</p>
      <ul className={lists.counts}>
        {GRAVITY.map((state) => (
          <li key={state}>
            <VerdictMark kind={state} />
            {text.counts(text.states[state], checks.filter((check) => check.state === state).length)}
          </li>
        ))}
      </ul>
    </div>
  </Card>
)

/** `/kontrollipaev`: what an inspector of plant protection would find today, check by check. */
export function InspectionDayPage() {
  const { data, isError, refetch } = useQuery(inspectionDayQuery)
  if (data === undefined)
    return (
      <Page isNarrow>
        {isError ? (
          <LoadFailed title={text.loadFailed} onReload={() => void refetch()} />
        ) : (
          <DelayedSkeleton lines={6} height={64} />
        )}
      </Page>
    )
  return (
    <Page isNarrow>
      <Summary day={data} />
      {GRAVITY.flatMap((state) => data.checks.filter((check) => check.state === state)).map((check) => (
        <CheckCard key={check.key} check={check} />
      ))}
    </Page>
  )
}
