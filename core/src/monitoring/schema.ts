import { z } from 'zod'

export const INSPECTION_TYPES = ['TAIMEHAIGUSED', 'KAHJURID', 'UMBROHUD', 'SUNDMUSED'] as const
export const MonitoringType = z.enum(INSPECTION_TYPES)
export type MonitoringType = z.infer<typeof MonitoringType>

/** The target of a field that was looked over without finding anything; every type but events has it. */
export const NOTHING_FOUND = 'EI_TUVASTATUD'

/** Per cent of the leaf area, pieces per plant, plants per square metre; events are not counted. */
export const UNIT_OF_TYPE: Readonly<Record<MonitoringType, string | null>> = {
  TAIMEHAIGUSED: '%',
  KAHJURID: 'tk/taim',
  UMBROHUD: 'tk/m2',
  SUNDMUSED: null,
}

/** Whether there is anything to count. */
export const isCounted = (type: MonitoringType, target: string): boolean =>
  UNIT_OF_TYPE[type] !== null && target !== NOTHING_FOUND

interface Row {
  inspectionType: MonitoringType
  target: string
  amount: number | null
  unit: string | null
  threshold?: number | null | undefined
}
/** The unit follows the type; what is not counted has neither amount nor unit, nor a threshold. */
function withItsUnit({ threshold, ...row }: Row): Row {
  if (!isCounted(row.inspectionType, row.target)) return { ...row, amount: null, unit: null }
  const known = { ...row, unit: UNIT_OF_TYPE[row.inspectionType] }
  return threshold == null ? known : { ...known, threshold }
}

const Amount = z.number('wrongNumber').min(0, 'negative').max(1_000_000, 'tooLarge')

/** Find of monitoring on the field before plant protection. */
export const MonitoringEntry = z
  .object({
    inspectionType: MonitoringType,
    /** The key of a target of the table, else the farmer's own words. */
    target: z.string('required').trim().min(1, 'required').max(120, 'tooLong'),
    amount: Amount.nullable().default(null),
    unit: z.string().max(40).nullable().default(null),
    /** Amount from which on control is due, in the same unit, as the farmer knows it; Vagu has no table of them. */
    threshold: Amount.nullish(),
  })
  .overwrite(withItsUnit)
export type MonitoringEntry = z.infer<typeof MonitoringEntry>

/** Target that jobs with a material usually look for: nothing is counted yet. */
export const TypicalMonitoringEntry = z.object({
  inspectionType: MonitoringType,
  target: z.string('required').trim().min(1, 'required').max(120, 'tooLong'),
})
