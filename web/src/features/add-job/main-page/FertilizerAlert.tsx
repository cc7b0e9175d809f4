import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { pathTo } from '../../../navigation/paths.ts'
import { useStatus } from '../../../entities/use-status.ts'
import { NoticeLine } from '../../../ui/NoticeLine.tsx'
import { mainPageText } from './text.ts'

const NAMED = 3

/** Fertilizers that lack what the limits of nutrients are calculated from. */
export function FertilizerAlert() {
  const { data } = useStatus()
  const found = (data?.warnings ?? []).filter(({ type }) => type.key === 'FERTILIZERS_MISSING_INFO')
  const names = [...new Set(found.flatMap(({ requisite }) => requisite?.name ?? []))]
  if (names.length === 0) return null
  const first = names.slice(0, NAMED).join(', ')
  const named = names.length > NAMED ? mainPageText.fertilizersMore(first, names.length - NAMED) : first
  return (
    <NoticeLine
      isPressing
      icon={<IconAlertTriangle size={20} aria-hidden />}
      action={<Link to={pathTo('warnings')}>{mainPageText.toWarnings}</Link>}
    >
      {mainPageText.fertilizersText(named)}
    </NoticeLine>
  )
}
