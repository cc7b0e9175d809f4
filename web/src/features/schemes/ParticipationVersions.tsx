import type { StoredParticipation } from '@vagu/core/schemes/schema'
import * as contract from '@vagu/core/schemes/contract'
import { useMemo } from 'react'
import { useFields } from '../../entities/fields/use-fields.ts'
import { call } from '../../lib/call.ts'
import { HistoryButton } from '../../records/history/HistoryButton.tsx'
import { withDifferences } from '../../records/history/record-history.ts'
import { lineDifferences } from '../../ui/line-differences.ts'
import { VersionChoice } from '../../ui/VersionChoice.tsx'
import { type FieldNames, participationLines } from './describe-participation.ts'
import { schemeKeys } from './keys.ts'
import { schemesText as text } from './text.ts'
import type { TwoVersions } from './use-change-participation.ts'

function useFieldNames(): FieldNames {
  const { data } = useFields()
  return useMemo(() => new Map(data?.map(({ _id, name }) => [_id, name])), [data])
}

interface ChoiceProps {
  readonly versions: TwoVersions
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** The choice between what was typed and what somebody else has stored meanwhile. */
export function ParticipationChoice({ versions: { mine, stored }, ...answers }: ChoiceProps) {
  const names = useFieldNames()
  const lines = (state: StoredParticipation) => participationLines(state, names)
  return (
    <VersionChoice
      title={text.conflict}
      differences={lineDifferences(lines(mine), lines(stored))}
      {...answers}
    />
  )
}

/** Earlier states of the participation of a year. */
export function ParticipationHistory({ year }: { readonly year: number }) {
  const names = useFieldNames()
  const params = { year: String(year) }
  return (
    <HistoryButton
      name={text.historyOf(year)}
      of="schemes"
      queryKey={schemeKeys.history(year)}
      read={async (signal) => {
        const versions = await call(contract.listParticipationVersions, { params }, { signal })
        return withDifferences(versions, (state) => participationLines(state, names))
      }}
      restore={(entryId) => call(contract.restoreParticipationVersion, { params: { ...params, entryId } })}
    />
  )
}
