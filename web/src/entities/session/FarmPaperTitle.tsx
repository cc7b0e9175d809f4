import { formatDay } from '../../lib/format.ts'
import { today } from '../../lib/today.ts'
import { PaperTitle } from '../../ui/PaperTitle.tsx'
import { useUser } from './session.ts'

/** A sheet's heading with whose farm it is of, and the day on which it was printed. */
export function FarmPaperTitle({ title }: { readonly title: string }) {
  const user = useUser()
  return (
    <PaperTitle>
      {title} <small>{[user?.company.name, formatDay(today())].filter(Boolean).join(', ')}</small>
    </PaperTitle>
  )
}
