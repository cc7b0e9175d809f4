import { useQuery } from '@tanstack/react-query'
import { getLand } from '@vagu/core/fields/land-contract'
import { fieldKeys } from '../../../entities/fields/keys.ts'
import { call } from '../../../lib/call.ts'
import { formatQuantity } from '../../../lib/format.ts'
import { DelayedSkeleton } from '../../../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { LandTables } from './LandTables.tsx'
import styles from './LandShares.module.css'
import { landSharesText as text } from './text.ts'

/** How the land of all farms of the user divides; asked for when it is looked at. */
export function AllFarmsLand({ year }: { readonly year: number }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: fieldKeys.land(year),
    queryFn: ({ signal }) =>
      call(getLand, { params: { year: String(year) }, query: { scope: 'TOTAL_AREA' } }, { signal }),
    meta: { reads: ['fields', 'settings', 'account'] },
  })
  if (isPending) return <DelayedSkeleton lines={3} />
  if (isError) return <LoadFailed onReload={() => void refetch()} isLoading={isFetching} />
  return (
    <>
      <p className={styles.total}>{text.together(formatQuantity(data.total, 'ha', 2))}</p>
      <LandTables land={data} year={year} />
    </>
  )
}
