/** Rows of monitoring as a form holds them. Everything is data, so that an unsaved form can be kept as JSON. */
import { targetInType } from '@vagu/core/monitoring/rules'
import { type MonitoringEntry, MonitoringType, isCounted, UNIT_OF_TYPE } from '@vagu/core/monitoring/schema'
import { messageOf } from '@vagu/core/messages'
import { z } from 'zod'
import { monitoringText } from './text.ts'

export const MonitoringForm = z.object({
  key: z.string(),
  inspectionType: MonitoringType.nullable(),
  /** Whether the farmer chose the type; else it follows from the chemical. */
  isTypeChosen: z.boolean(),
  /** Key of the table or the farmer's own words; '' while there is none. */
  target: z.string(),
  amount: z.number().nullable(),
  /** Amount from which on control is due; rows that an older page kept have none. */
  threshold: z.number().nullable().default(null),
  /** An amount that nobody has observed: it is shown, and never stored until the farmer takes it. */
  suggestion: z.number().nullable(),
})
export type MonitoringForm = z.infer<typeof MonitoringForm>

export const emptyMonitoringEntry = (
  key: string,
  inspectionType: MonitoringType | null = null,
): MonitoringForm => ({
  key,
  inspectionType,
  isTypeChosen: false,
  target: '',
  amount: null,
  threshold: null,
  suggestion: null,
})

export const storedMonitoringEntryOf = (stored: MonitoringEntry, key: string): MonitoringForm => ({
  ...emptyMonitoringEntry(key, stored.inspectionType),
  isTypeChosen: true,
  target: stored.target,
  amount: stored.amount,
  threshold: stored.threshold ?? null,
})

/** The row with another type; what was found belongs to the old one. */
export const withType = (row: MonitoringForm, inspectionType: MonitoringType): MonitoringForm =>
  row.inspectionType === inspectionType
    ? row
    : {
        ...emptyMonitoringEntry(row.key, inspectionType),
        target: targetInType(row.target, inspectionType) ?? '',
      }

/** Whether nothing was entered; such a row is not stored. */
export const isUntouched = (row: MonitoringForm): boolean =>
  row.target === '' && row.amount === null && row.threshold === null && !row.isTypeChosen

/** Whether the row says how much was found, or has yet to. */
export const hasAmount = (row: MonitoringForm): boolean =>
  row.inspectionType !== null && isCounted(row.inspectionType, row.target)

type Typed = MonitoringForm & { readonly inspectionType: MonitoringType }
const isStored = (row: MonitoringForm): row is Typed => row.inspectionType !== null && !isUntouched(row)

/** Rows as typed: the schema has still to refuse what is missing or wrong. */
export const monitoringOf = (rows: readonly MonitoringForm[]): MonitoringEntry[] =>
  rows.filter(isStored).map(({ inspectionType, target, amount, threshold }) => ({
    inspectionType,
    target,
    amount: isCounted(inspectionType, target) ? amount : null,
    unit: isCounted(inspectionType, target) ? UNIT_OF_TYPE[inspectionType] : null,
    ...(threshold !== null && isCounted(inspectionType, target) ? { threshold } : {}),
  }))

/** The names of the rows' inputs, by the keys of the rows: those that travel are counted as they travel. */
export function inputNames(rows: readonly MonitoringForm[]): ReadonlyMap<string, string> {
  const counted = [...rows.filter(isStored), ...rows.filter((row) => !isStored(row))]
  return new Map(counted.map(({ key }, index) => [key, `inspections.${index}`]))
}

/** Errors that only the form can find: a row without a type, and an amount that is merely suggested. */
export function monitoringErrors(rows: readonly MonitoringForm[]): { path: string; message: string }[] {
  const names = inputNames(rows)
  return rows
    .filter((row) => !isUntouched(row))
    .flatMap((row) => {
      const name = names.get(row.key) ?? ''
      if (row.inspectionType === null)
        return [{ path: `${name}.inspectionType`, message: messageOf('required') }]
      const isOnlySuggested = row.suggestion !== null && row.amount === null && hasAmount(row)
      return isOnlySuggested ? [{ path: `${name}.amount`, message: monitoringText.unconfirmed }] : []
    })
}
