import { yearOf } from '@vagu/core/time/day'
import { isHarvestSeason } from '@vagu/core/time/season'
import { useQuery } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import type { CarryLeftProps } from '../../../entities/carry/CarryLeft.tsx'
import { isOnItsWay } from '../../../entities/carry/mark.ts'
import { priaStatusQuery } from '../../../entities/pria/queries.ts'
import { useGlobalYear } from '../../../entities/session/global-year.ts'
import { draftOwner, useUser } from '../../../entities/session/session.ts'
import { useSettings } from '../../../entities/use-settings.ts'
import { useStatus } from '../../../entities/use-status.ts'
import { today } from '../../../lib/today.ts'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { useMay } from '../../../ui/may.tsx'
import type { FirstStepsProps } from '../first-steps/FirstSteps.tsx'
import { harvestProgressQuery } from './api.ts'
import { FertilizerAlert } from './FertilizerAlert.tsx'
import { HarvestProgress } from './HarvestProgress.tsx'
import { PriaNotice } from './PriaNotice.tsx'

const FirstSteps = lazyComponent<FirstStepsProps>(
  async () => (await import('../first-steps/FirstSteps.tsx')).FirstSteps,
)
const CarryLeft = lazyComponent<CarryLeftProps>(
  async () => (await import('../../../entities/carry/CarryLeft.tsx')).CarryLeft,
)

/** Whether the farm may still lack what a field book begins with. */
const isNew = ({ fields, requisites, workers, jobEvents }: FirstStepsProps['counts']): boolean =>
  Math.min(fields, requisites, workers, jobEvents) === 0

/** Counts of a farm that is led through its first steps; undefined for any other, and until it is known. */
function useCountsOfNew(): FirstStepsProps['counts'] | undefined {
  const mayWrite = useMay('write')
  const counts = useStatus().data?.counts
  const settings = useSettings().data
  return mayWrite && counts && (isNew(counts) || settings?.hasChangedSettings === false) ? counts : undefined
}

/** Whether the questions of the notices are answered, one way or the other. */
function useAreAnswered(): boolean {
  const mayWrite = useMay('write')
  const year = useGlobalYear()
  const day = today()
  const answers = [
    useStatus(),
    useQuery({ ...priaStatusQuery(year), enabled: mayWrite }),
    useQuery({ ...harvestProgressQuery(yearOf(day)), enabled: isHarvestSeason(day) }),
  ]
  return answers.every(({ isPending, fetchStatus }) => !isPending || fetchStatus === 'idle')
}

export interface MainNoticesProps extends Pick<FirstStepsProps, 'farm' | 'onBegin'> {
  /** Called when it is known which notices there are. */
  readonly onKnown: () => void
}

/** Notices above the form: what is missing, what presses, and how far the harvest is. */
export function MainNotices({ farm, onBegin, onKnown }: MainNoticesProps) {
  const owner = draftOwner(useUser())
  const counts = useCountsOfNew()
  const day = today()
  const [areStepsThere, setAreStepsThere] = useState(false)
  const areAnswered = useAreAnswered()
  const areKnown = areAnswered && (counts === undefined || areStepsThere)
  const tellKnown = useEffectEvent(onKnown)
  useLayoutEffect(() => {
    if (areKnown) tellKnown()
  }, [areKnown])
  return (
    <>
      {isOnItsWay(owner) && <CarryLeft props={{ owner }} onFailed={() => undefined} />}
      {counts && (
        <FirstSteps
          props={{ counts, farm, onBegin }}
          onFailed={() => setAreStepsThere(true)}
          onShown={() => setAreStepsThere(true)}
        />
      )}
      <FertilizerAlert />
      <PriaNotice />
      {isHarvestSeason(day) && <HarvestProgress year={yearOf(day)} />}
    </>
  )
}
