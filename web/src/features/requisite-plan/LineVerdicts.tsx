import type { Field } from '@vagu/core/fields/schema'
import { jobOfLine } from '@vagu/core/requisite-plan/job'
import type { FieldToPlan, RequisitePlanDraft } from '@vagu/core/requisite-plan/schema'
import type { EventLike } from '@vagu/core/warnings/facts'
import { useMemo } from 'react'
import { useFields } from '../../entities/fields/use-fields.ts'
import { useMaterials } from '../../entities/materials/use-materials.ts'
import { useVerdicts } from '../../entities/verdicts/use-verdicts.ts'
import { VerdictDetails } from '../../entities/verdicts/VerdictDetails.tsx'
import { GRAVEST_FIRST } from '../../entities/verdicts/rule-groups.ts'
import { VerdictSummaryLine } from '../../entities/verdicts/VerdictSummaryLine.tsx'
import styles from './RequisitePlan.module.css'
import { planText as text } from './text.ts'

interface Props {
  readonly line: RequisitePlanDraft
  /** Fields that it goes on. */
  readonly onto: readonly FieldToPlan[]
  /** Uses of each that no job stands for yet. */
  readonly uses: number
}

const NO_FIELDS: readonly Field[] = []

/** Verdicts of all rules on the jobs that the line would become: of many fields the gravest in words, and how many there are. */
export function LineVerdicts({ line, onto, uses }: Props) {
  const materials = useMaterials().data
  const all = useFields().data ?? NO_FIELDS
  const jobs = useMemo((): readonly EventLike[] => {
    const material = materials?.find(({ _id }) => _id === line.requisiteId)
    return onto.flatMap(({ fieldId, area }) => {
      const job = jobOfLine({ ...line, fieldId }, { area, material, worker: null })
      return Array.from({ length: uses }, (_, use) => ({ ...job, _id: `unsaved:${fieldId}:${use}` }))
    })
  }, [materials, line, onto, uses])
  const fields = useMemo(() => {
    const ids = new Set(onto.map(({ fieldId }) => fieldId))
    return all.filter(({ _id }) => ids.has(_id))
  }, [all, onto])
  const verdicts = useVerdicts({ fields, jobs })
  const [gravest] = verdicts.all.toSorted(
    (a, b) => GRAVEST_FIRST.indexOf(a.kind) - GRAVEST_FIRST.indexOf(b.kind),
  )
  const name = onto.find(({ fieldId }) => fieldId === gravest?.fieldId)?.fieldName
  if (jobs.length === 0 || gravest === undefined) return null
  return (
    <section className={styles.verdicts} aria-label={text.verdictsTitle}>
      <VerdictSummaryLine verdicts={verdicts} />
      {gravest.kind !== 'ok' && (
        <>
          {onto.length > 1 && <strong>{name}</strong>}
          <VerdictDetails
            verdict={gravest}
            hasFailed={verdicts.hasFailed}
            isChecking={verdicts.isChecking}
            isWhatIf={verdicts.isWhatIf}
          />
        </>
      )}
    </section>
  )
}
