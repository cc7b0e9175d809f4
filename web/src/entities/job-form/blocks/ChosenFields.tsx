import { nameOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { Button } from '@mantine/core'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { jobsText } from '../../jobs/text.ts'
import { areaOf, wholeAreaOf } from '../model/build-drafts.ts'
import { chooseDay, chooseFields, typeArea, typeTotalArea } from '../model/change-form.ts'
import { ChosenField } from './ChosenField.tsx'
import { AREA_INPUT, areaInput } from '../model/find-errors.ts'
import { useErrorsOf, useJobForm, useUpdate, useVerdictState } from '../state/form-context.ts'
import type { VerdictGroupsProps } from '../../verdicts/VerdictGroups.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import layout from '../../../ui/layout.module.css'
import styles from './JobForm.module.css'
import { useLeadToMissing } from '../submit/use-lead-to-missing.ts'

const VerdictGroups = lazyComponent<VerdictGroupsProps>(
  async () => (await import('../../verdicts/VerdictGroups.tsx')).VerdictGroups,
)

/** Number of fields drawn at first; those with something to tell always are. */
const AT_FIRST = 40
/** Number that is drawn with the choice itself; the others follow in a second drawing, so that choosing hundreds does not block the page. */
const AT_ONCE = 8

/** The chosen fields with what is worked of each: few at first, and every one with something to tell. */
function useListed(chosen: readonly Field[]) {
  const areas = useJobForm(({ form, farm, chosen: fields }) =>
    fields.map((field) => areaOf(form, field, farm.customAreas)),
  )
  const wholeAreas = useJobForm(({ form, chosen: fields }) => fields.map((field) => wholeAreaOf(form, field)))
  const errors = useErrorsOf(AREA_INPUT)
  const verdicts = useVerdictState()
  const [isAllShown, setIsAllShown] = useState(false)
  const most = Math.min(chosen.length, AT_FIRST)
  const atFirst = Math.max(AT_ONCE, useDeferredValue(most))
  const isRelevant = ({ _id }: Field): boolean => {
    const kind = verdicts.byField.get(_id)?.kind
    return errors.has(areaInput(_id)) || kind === 'violation' || kind === 'attention'
  }
  const listed = chosen
    .map((field, index) => ({ field, area: areas[index] ?? null, wholeArea: wholeAreas[index] ?? 0 }))
    .filter(({ field }, index) => isAllShown || index < atFirst || isRelevant(field))
  const hidden = atFirst >= most ? chosen.length - listed.length : 0
  return { listed, hidden, showAll: () => setIsAllShown(true), errors, verdicts }
}

/** The area of all of them, which is split over them. */
function TotalArea({ chosen }: { readonly chosen: readonly Field[] }) {
  const area = useJobForm((state) => state.area)
  const update = useUpdate()
  return (
    <DecimalField
      label={jobsText.totalArea}
      description={jobsText.totalHint}
      unit="ha"
      decimals={4}
      value={area}
      onChange={(total) => update((now) => typeTotalArea(now, chosen, total))}
    />
  )
}

/** The chosen fields with their verdicts and areas, and the sum. */
export function ChosenFields() {
  const chosen = useJobForm((state) => state.chosen)
  const { year, isFieldLocked } = useJobForm((state) => ({
    year: state.year,
    isFieldLocked: state.isFieldLocked,
  }))
  const { listed, hidden, showAll, errors, verdicts } = useListed(chosen)
  const update = useUpdate()
  const type = useCallback(
    (field: Field, value: number | null) => update((now) => typeArea(now, field, value)),
    [update],
  )
  const takeDay = useCallback((day: string) => update((now) => chooseDay(now, day)), [update])
  const deselect = useCallback(
    (id: string) =>
      update((now) =>
        chooseFields(
          now,
          now.fieldIds.filter((other) => other !== id),
        ),
      ),
    [update],
  )
  const box = useRef<HTMLDivElement>(null)
  const leadTo = useLeadToMissing(box)
  const names = useMemo(
    () => new Map(chosen.map((field) => [field._id, nameOfYear(field, year)])),
    [chosen, year],
  )
  if (chosen.length === 0) return null
  return (
    <div ref={box} className={layout.columnXl}>
      {verdicts.all.some(({ found }) => found.length > 0) && (
        <VerdictGroups
          props={{ verdicts: verdicts.all, nameOf: (id) => names.get(id) ?? '', onApplyDay: takeDay }}
        />
      )}
      <ul className={styles.chosenList} aria-label={jobsText.chosen}>
        {listed.map(({ field, ...worked }) => (
          <ChosenField
            key={field._id}
            field={field}
            year={year}
            {...worked}
            kind={verdicts.byField.get(field._id)?.kind}
            worst={verdicts.byField.get(field._id)?.found[0]?.words}
            error={errors.get(areaInput(field._id))}
            onArea={type}
            onApplyDay={takeDay}
            onMissing={leadTo}
            onDeselect={isFieldLocked ? undefined : deselect}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="subtle" onClick={showAll}>
          {jobsText.showOthers(hidden)}
        </Button>
      )}
      {chosen.length > 1 && <TotalArea chosen={chosen} />}
    </div>
  )
}
