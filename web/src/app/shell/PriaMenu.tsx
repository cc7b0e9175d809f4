import { useQuery } from '@tanstack/react-query'
import type { PriaStatusCounts } from '@vagu/core/pria/schema'
import { useEffect, useState } from 'react'
import { priaStatusQuery } from '../../entities/pria/queries.ts'
import { useGlobalYear } from '../../entities/session/global-year.ts'
import { useUser } from '../../entities/session/session.ts'
import { formatWhole } from '../../lib/format.ts'
import type { MenuKey } from './menu.ts'
import { MenuGroup } from './MenuGroup.tsx'
import { MenuLink } from './MenuLink.tsx'
import { priaMenuText as text } from './pria-menu-text.ts'
import styles from './Shell.module.css'

/** Time that PRIA's counts wait after another year was chosen. */
const YEAR_MS = 1400
/** Time after which counts are asked for again: the server looks in the background for what others changed at PRIA. */
const ANEW_MS = 5 * 60_000

/** Counts of the chosen year; nothing while they are not known. */
function useCounts(isAsked: boolean): PriaStatusCounts | undefined {
  const year = useGlobalYear()
  const [asked, setAsked] = useState(year)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(year), YEAR_MS)
    return () => clearTimeout(timer)
  }, [year])
  const { data } = useQuery({ ...priaStatusQuery(asked), enabled: isAsked, refetchInterval: ANEW_MS })
  return asked === year ? data : undefined
}

const COUNT_OF: Partial<Record<MenuKey, (counts: PriaStatusCounts) => number>> = {
  priaFields: ({ fieldDifferences }) => fieldDifferences,
  priaJobs: ({ jobDifferences }) => jobDifferences,
  priaYield: ({ yieldDifferences }) => yieldDifferences,
  priaCrops: ({ cropDifferences }) => cropDifferences,
}

function Badge({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <span className={styles.badge}>
      <span aria-hidden>{formatWhole(count)}</span>
      <span className="visually-hidden">{text.differences(count)}</span>
    </span>
  )
}

export interface PriaMenuProps {
  readonly label: string
  readonly items: readonly MenuKey[]
  readonly isCurrent: boolean
  readonly onGo: (() => void) | undefined
}

/** The four comparisons with their counts once the farm is connected with PRIA; until then the way to connect. */
export function PriaMenu({ label, items, isCurrent, onGo }: PriaMenuProps) {
  const isConnected = useUser()?.pria != null
  const counts = useCounts(isConnected)
  const countOf = (key: MenuKey): number => (counts && COUNT_OF[key]?.(counts)) ?? 0
  if (!isConnected)
    return items.includes('priaConnect') ? (
      <li>
        <MenuLink to="priaConnect" name={label} onClick={onGo} />
      </li>
    ) : null
  const sum = items.reduce((total, key) => total + countOf(key), 0)
  return (
    <MenuGroup id="pria" label={label} badge={<Badge count={sum} />} isCurrent={isCurrent}>
      {items.map((key) => (
        <li key={key}>
          <MenuLink to={key} name={text.names[key]} badge={<Badge count={countOf(key)} />} onClick={onGo} />
        </li>
      ))}
    </MenuGroup>
  )
}
