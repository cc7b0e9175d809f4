import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../entities/session/session.ts'
import { workTimesQuery } from '../../entities/work-times/queries.ts'

/** Minutes that were worked on a day, of whom the user sees; none where the farm keeps no hours. */
export function useWorkedMinutes(day: string): number {
  const keepsHours = useUser()?.settings.workTime ?? false
  const { data } = useQuery({
    ...workTimesQuery(Number(day.slice(0, 4))),
    enabled: keepsHours,
    meta: { reads: ['workTimes'], isQuiet: true },
  })
  return data?.reduce((sum, { date, minutes }) => (date === day ? sum + minutes : sum), 0) ?? 0
}
