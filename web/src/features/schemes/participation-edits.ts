/** Steps of saying where a farm takes part. */
import type { Participation, ParticipationChange } from '@vagu/core/schemes/schema'
import { type PartKey, PARTS, TOLD, TOLD_KEYS, type ToldKey } from '@vagu/core/schemes/table'
import { isDay } from '@vagu/core/time/day'

export type Draft = Pick<Participation, 'parts' | 'told' | 'livestockUnits'>

export const takes = ({ parts }: Draft, key: PartKey): boolean => parts.some((part) => part.key === key)
export const fieldIdsOf = ({ parts }: Draft, key: PartKey): readonly string[] =>
  parts.find((part) => part.key === key)?.fieldIds ?? []

/** Takes a part or leaves it; the extra activities of KSM come and go with it. */
export function toggled(draft: Draft, key: PartKey): Draft {
  if (!takes(draft, key)) {
    const withKsm = PARTS[key].scheme === 'KSM' && !takes(draft, 'KSM') && key !== 'KSM'
    const added: PartKey[] = withKsm ? ['KSM', key] : [key]
    return { ...draft, parts: [...draft.parts, ...added.map((each) => ({ key: each, fieldIds: [] }))] }
  }
  const isLeft = (each: PartKey): boolean => each === key || (key === 'KSM' && PARTS[each].scheme === 'KSM')
  return { ...draft, parts: draft.parts.filter((part) => !isLeft(part.key)) }
}

export const withFields = (draft: Draft, key: PartKey, fieldIds: readonly string[]): Draft => ({
  ...draft,
  parts: draft.parts.map((part) => (part.key === key ? { ...part, fieldIds: [...fieldIds] } : part)),
})

export const dayTold = ({ told }: Draft, key: ToldKey): string | null =>
  told.find((each) => each.key === key)?.day ?? null

export const withDay = (draft: Draft, key: ToldKey, day: string | null): Draft => ({
  ...draft,
  told: [...draft.told.filter((each) => each.key !== key), ...(day === null ? [] : [{ key, day }])],
})

/** Things that the parts which are taken ask about. */
export const toldKeysOf = (draft: Draft): readonly ToldKey[] =>
  TOLD_KEYS.filter((key) => takes(draft, TOLD[key]))

/** Days that are none, each at its input. */
export const wrongDays = ({ told }: Draft): readonly ToldKey[] =>
  told.filter(({ day }) => !isDay(day)).map(({ key }) => key)

export const changeOf = (draft: Draft, updatedAt: string | null): ParticipationChange => ({
  parts: draft.parts,
  told: draft.told,
  livestockUnits: draft.livestockUnits,
  updatedAt,
})
