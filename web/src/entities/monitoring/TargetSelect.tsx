import { INSPECTION_TYPES, NOTHING_FOUND } from '@vagu/core/monitoring/schema'
import { nameOfTarget, TARGETS } from '@vagu/core/monitoring/table'
import type { ReactNode } from 'react'
import { CreatableSelect } from '../../ui/CreatableSelect.tsx'
import type { Option } from '../../ui/search-options.ts'
import type { MonitoringForm } from './monitoring-form.ts'
import { monitoringText } from './text.ts'

interface Props {
  readonly row: MonitoringForm
  readonly name: string
  readonly error: ReactNode
  /** Targets found of late, newest first. */
  readonly recent: readonly string[]
  /** Nothing is no target to look for. */
  readonly isTypical: boolean
  /** A target of the table or what was typed. */
  readonly onChoose: (target: string) => void
}

const NOTHING: Option = { value: NOTHING_FOUND, label: monitoringText.nothingFound }

/** The targets of the row's type, or of all types while it has none; and whatever it holds now. */
function optionsOf({ inspectionType, target }: MonitoringForm, isTypical: boolean): Option[] {
  const listed = inspectionType
    ? TARGETS[inspectionType].map(({ key, name }) => ({ value: key, label: name }))
    : INSPECTION_TYPES.flatMap((type) =>
        TARGETS[type].map(({ key, name }) => ({ value: key, label: name, hint: monitoringText.types[type] })),
      )
  const hasNothing = !isTypical && inspectionType !== null && inspectionType !== 'SUNDMUSED'
  const options = hasNothing ? [NOTHING, ...listed] : listed
  const isListed = target === '' || options.some(({ value }) => value === target)
  return isListed ? options : [{ value: target, label: nameOfTarget(target) }, ...options]
}

/** Select of targets: by typing, the recent finds first; a target that the list lacks may be written. */
export const TargetSelect = ({ row, name, error, recent, isTypical, onChoose }: Props) => (
  <CreatableSelect
    label={monitoringText.target}
    placeholder={monitoringText.chooseTarget}
    options={optionsOf(row, isTypical)}
    recent={recent}
    value={row.target || null}
    name={`${name}.target`}
    error={error}
    onChange={(target) => onChoose(target ?? '')}
    onCreate={onChoose}
  />
)
