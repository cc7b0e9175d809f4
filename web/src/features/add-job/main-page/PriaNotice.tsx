import { IconPlugConnected } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { PriaReminder } from '@vagu/core/pria/schema'
import { useState } from 'react'
import { z } from 'zod'
import { priaStatusQuery } from '../../../entities/pria/queries.ts'
import { TestMark } from '../../../entities/pria/TestMark.tsx'
import { useGlobalYear } from '../../../entities/session/global-year.ts'
import { draftOwner, useUser } from '../../../entities/session/session.ts'
import { readFromTab, saveInTab } from '../../../lib/tab-storage.ts'
import { today } from '../../../lib/today.ts'
import { pathTo, ROUTES } from '../../../navigation/paths.ts'
import { useMay } from '../../../ui/may.tsx'
import { NoticeLine } from '../../../ui/NoticeLine.tsx'
import { priaNoticeText as text } from './pria-notice-text.ts'

type Kind = PriaReminder['kind']

const LEADS_TO_JOBS: ReadonlySet<Kind> = new Set<Kind>([
  'UNSENT_SOON_LATE',
  'UNSENT_LATE',
  'SEASON_CLOSES',
  'SEASON_CLOSED',
  'RUN_WAITS',
])
const PutAway = z.string()

interface Props {
  readonly reminder: PriaReminder
  readonly year: number
  readonly onPutAway: () => void
}

function Reminder({ reminder: { kind, count, until }, year, onPutAway }: Props) {
  const toJobs = LEADS_TO_JOBS.has(kind)
  return (
    <NoticeLine
      isPressing={kind !== 'NOT_CONNECTED'}
      icon={<IconPlugConnected size={20} aria-hidden />}
      action={
        <Link to={toJobs ? pathTo('priaJobs', { year }) : ROUTES.priaConnect}>
          {toJobs ? text.toJobs : text.toConnection}
        </Link>
      }
      putAway={{ label: text.putAway, onClick: onPutAway }}
    >
      <TestMark /> <span>{text.sentences[kind](count, until)}</span>
    </NoticeLine>
  )
}

/** The most pressing thing to do about PRIA, until the next day once it is put away. */
export function PriaNotice() {
  const year = useGlobalYear()
  const owner = draftOwner(useUser())
  const mayWrite = useMay('write')
  const [, setPutAwayCount] = useState(0)
  const { data } = useQuery({ ...priaStatusQuery(year), enabled: mayWrite })
  const keyOf = (kind: Kind): string => `pria ${kind} ${owner}`
  const reminder = data?.reminders.find(({ kind }) => readFromTab(keyOf(kind), PutAway) !== today())
  if (!mayWrite || reminder === undefined) return null
  const putAway = (): void => {
    saveInTab(keyOf(reminder.kind), today())
    setPutAwayCount((count) => count + 1)
  }
  return <Reminder reminder={reminder} year={year} onPutAway={putAway} />
}
