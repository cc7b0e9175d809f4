import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import * as contract from '@vagu/core/custom-areas/contract'
import { CustomArea } from '@vagu/core/custom-areas/schema'
import { CustomAreaDraft } from '@vagu/core/custom-areas/form-schema'
import { listDeletedCustomAreas } from '@vagu/core/history/contract'
import { useMemo } from 'react'
import { z } from 'zod'
import { settingsKeys } from '../../../entities/settings/keys.ts'
import { call } from '../../../lib/call.ts'
import { EMPTY, formatNumber } from '../../../lib/format.ts'
import { type Describe, unsaid } from '../../../records/describe.ts'
import type { RecordKind, SaveSentences } from '../../../records/kind.ts'
import type { FormShape } from '../../../records/use-record-form.ts'
import { uiText } from '../../../ui/text.ts'
import { hideKind, showKind } from './api.ts'
import { kindFormOf, valueInput } from './kind-form.ts'
import { customAreasText } from './text.ts'

/** A kind of area as records are known by the kit: its id has the name that ids of other records have. */
export type AreaKind = CustomArea & { readonly _id: string }
export const areaKindOf = (kind: CustomArea): AreaKind => ({ ...kind, _id: kind.id })

/** The form of a kind: a stored one may have the areas of the year found anew. */
export const AreaKindDraft = CustomAreaDraft.safeExtend({ recalculates: z.boolean().optional() })
export type AreaKindDraft = z.infer<typeof AreaKindDraft>

type Inputs = z.input<typeof AreaKindDraft>

/** How a kind stands in its form; the areas of `year` are found, also those of a kind that was made for another one. */
export const kindShapeOf = (year: number): FormShape<AreaKind, AreaKindDraft, Inputs> => ({
  schemaOf: () => AreaKindDraft,
  inputOf: (kind) => ({ ...kindFormOf(kind), year, recalculates: false }),
})

/** A stored kind stays of its year unless its areas are found anew. */
export const kindDraftOf = (mine: AreaKindDraft, over: AreaKind | undefined): AreaKindDraft =>
  over && mine.recalculates !== true ? { ...mine, year: over.year } : mine

export const describeAreaKind: Describe<AreaKindDraft> = {
  calculationStrategy: (kind) => [
    customAreasText.strategy,
    customAreasText.strategies[kind.calculationStrategy],
  ],
  calculationValue: (kind) => {
    const unit = valueInput(kind)?.unit
    const { calculationValue: value } = kind
    return [
      customAreasText.value,
      unit === undefined || value === null ? EMPTY : `${formatNumber(value)} ${unit}`,
    ]
  },
  areaName: ({ areaName }) => [customAreasText.name, areaName],
  year: unsaid,
  recalculates: unsaid,
}

type Kind = RecordKind<AreaKind, AreaKindDraft>

/** Kinds of area stand in the settings and not in a list of their own: what the server answers is put there. */
function recordKindIn(client: QueryClient, onRemoved: (id: string) => void): Kind {
  const shown = async (answer: Promise<CustomArea>): Promise<AreaKind> => {
    const kind = await answer
    await showKind(client, kind)
    return areaKindOf(kind)
  }
  return {
    entity: 'customAreas',
    keys: settingsKeys.kinds,
    lists: [],
    schema: CustomArea.transform(areaKindOf),
    nameOf: ({ areaName }) => areaName,
    describe: describeAreaKind,
    add: ({ _id, areaName, calculationStrategy, calculationValue, year }) => {
      const body = { _id, areaName, calculationStrategy, calculationValue, year }
      return shown(call(contract.addCustomArea, { body }))
    },
    change: ({ params, body: { recalculates, ...body } }) => {
      const query = recalculates === true ? { forceRecalculate: 'true' as const } : {}
      return shown(call(contract.changeCustomArea, { params, query, body }))
    },
    remove: async (params) => {
      await call(contract.deleteCustomArea, { params })
      await hideKind(client, params.id)
      onRemoved(params.id)
    },
    restore: (params) => shown(call(contract.restoreCustomArea, { params })),
    listDeleted: async (signal) =>
      (await call(listDeletedCustomAreas, { query: {} }, { signal })).map((kind) => ({
        ...kind,
        facts: [customAreasText.madeFor(kind.year)],
      })),
  }
}

const NOTHING_ELSE = (): void => undefined

/** The kinds of area as a kind of record; `onRemoved` is told of one that is gone, and stays the same function. */
export function useAreaKind(onRemoved: (id: string) => void = NOTHING_ELSE): Kind {
  const client = useQueryClient()
  return useMemo(() => recordKindIn(client, onRemoved), [client, onRemoved])
}

/** Sentences about a save: that of a kind has its own words. */
export function kindSentences(mine: AreaKindDraft, over: AreaKind | undefined): SaveSentences {
  if (!over) return { saved: customAreasText.added, failed: customAreasText.addFailed }
  const saved = mine.recalculates === true ? customAreasText.recalculated : customAreasText.changed
  return { saved, failed: uiText.saveFailed }
}
