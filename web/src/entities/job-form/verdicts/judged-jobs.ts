import type { Field } from '@vagu/core/fields/schema'
import { isDay } from '@vagu/core/time/day'
import { plannedDayOf } from '@vagu/core/time/season'
import type { EventLike } from '@vagu/core/warnings/facts'
import { draftInputsOf, type FarmLists, wholeAreaOf } from '../model/build-drafts.ts'
import { isWhole } from '../model/grazing-form.ts'
import type { JobForm } from '../model/job-form.ts'

/** A day that is still being typed is not known yet. */
const judgedHeap = (heap: EventLike['heap']): EventLike['heap'] =>
  heap?.spreadOn != null && !isDay(heap.spreadOn) ? { ...heap, spreadOn: null } : heap

/** The jobs of the form as rules may judge them already; none while the job or its day is not known. */
export function judgedJobs(form: JobForm, fields: readonly Field[], farm: FarmLists): EventLike[] {
  const planned =
    form.status === 'PLANNED' && form.plannedYear !== null ? plannedDayOf(form.plannedYear) : null
  const date = planned ?? form.date
  if (form.job === '' || date === null || !isDay(date)) return []
  const isEnded = form.endDate !== null && isDay(form.endDate) && form.endDate >= date
  const endDate = form.status === 'IN_PROGRESS' ? null : isEnded ? form.endDate : date
  return draftInputsOf(form, fields, farm).map((draft, index) => {
    const field = fields[index]
    const isAreaKnown = draft.area !== null && draft.area > 0
    return {
      ...draft,
      ...(draft._id === '' ? { _id: undefined } : {}),
      date,
      endDate,
      area: isAreaKnown && draft.area !== null ? draft.area : field ? wholeAreaOf(form, field) : 0,
      heap: judgedHeap(draft.heap),
      herding: draft.herding.filter(isWhole),
      requisites: draft.requisites.filter(({ name }) => name.trim() !== ''),
    }
  })
}
