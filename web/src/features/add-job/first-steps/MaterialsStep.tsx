import { Button, Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { cropByKey } from '@vagu/core/crops/table'
import { mainCropsAround } from '@vagu/core/fields/rules'
import { addMaterial, listSuggestions } from '@vagu/core/materials/contract'
import type { Suggestion } from '@vagu/core/materials/suggestions-schema'
import { yearOf } from '@vagu/core/time/day'
import { useState } from 'react'
import type { FarmSnapshot } from '../../../entities/farm/farm.ts'
import { materialKeys } from '../../../entities/materials/keys.ts'
import { call } from '../../../lib/call.ts'
import { newId } from '../../../lib/new-id.ts'
import { today } from '../../../lib/today.ts'
import { DelayedSkeleton } from '../../../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { useMessages } from '../../../ui/Messages.tsx'
import { addPicked, type Group, groupsOf, keyOf, Picks, sourcesOf, withoutPick, withPick } from './choice.ts'
import styles from './FirstSteps.module.css'
import { useKeptInTab } from './keep-in-tab.ts'
import { firstStepsText } from './text.ts'

/** Crops that are asked for: a farm's commonest. */
const MAX_CROPS = 30
/** Suggestions of a group that are shown at first. */
const SHOWN = 4

/** Place of the suggestions, as high as they mostly are: the steps beneath must not jump when they come. */
export const MaterialsOnTheirWay = () => <DelayedSkeleton lines={16} />

/** Crops that a product is for, where it is not for all that the farm has. */
const someCrops = ({ material, crops }: Suggestion, cropCount: number): string | undefined =>
  material.type === 'chemical' && crops.length < cropCount
    ? crops.map((crop) => cropByKey(crop)?.name ?? crop).join(', ')
    : undefined

interface GroupProps extends Group {
  /** How many crops the farm has. */
  readonly cropCount: number
  readonly picks: Picks
  readonly onToggle: (suggestion: Suggestion) => void
}

function SuggestionGroup({ kind, suggestions, cropCount, picks, onToggle }: GroupProps) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole
    ? suggestions
    : suggestions.filter((each, index) => index < SHOWN || keyOf(each) in picks)
  const hidden = suggestions.length - shown.length
  return (
    <fieldset className={styles.group}>
      <legend>{firstStepsText.groups[kind]}</legend>
      {shown.map((suggestion) => (
        <Checkbox
          key={keyOf(suggestion)}
          label={suggestion.material.name}
          description={someCrops(suggestion, cropCount)}
          checked={keyOf(suggestion) in picks}
          onChange={() => onToggle(suggestion)}
        />
      ))}
      {hidden > 0 && (
        <Button variant="subtle" size="compact-md" onClick={() => setIsWhole(true)}>
          {firstStepsText.showMore(hidden)}
        </Button>
      )}
    </fieldset>
  )
}

/** Suggestions that are ticked, and adding them. */
function useChoice(suggestions: readonly Suggestion[]) {
  const [picks = {}, keep] = useKeptInTab('materials', Picks)
  const [isAdding, setIsAdding] = useState(false)
  const messages = useMessages()
  const picked = suggestions.filter((suggestion) => keyOf(suggestion) in picks)
  const toggle = (suggestion: Suggestion): void => {
    const key = keyOf(suggestion)
    keep(key in picks ? withoutPick(picks, key) : withPick(picks, key, newId()))
  }
  const add = async (): Promise<void> => {
    setIsAdding(true)
    const { added, failed, error } = await addPicked(picked, (suggestion) =>
      call(addMaterial, { body: { ...suggestion.material, _id: picks[keyOf(suggestion)] } }),
    )
    setIsAdding(false)
    keep(failed.length === 0 ? undefined : added.reduce(withoutPick, picks))
    if (failed.length > 0) messages.failed(error, firstStepsText.notAdded(failed.join(', ')), { ms: 8000 })
    else messages.success(firstStepsText.addedMaterials(added.length))
  }
  return { picks, count: picked.length, toggle, add, isAdding }
}

interface ChoiceProps {
  readonly farm: FarmSnapshot
  readonly suggestions: readonly Suggestion[]
  readonly cropCount: number
}

function MaterialChoice({ farm, suggestions, cropCount }: ChoiceProps) {
  const { picks, count, toggle, add, isAdding } = useChoice(suggestions)
  const groups = groupsOf(suggestions, farm.requisites)
  return (
    <>
      <p>
        {firstStepsText.materialsText} {cropCount > 0 && firstStepsText.materialsOfCrops}
      </p>
      <div className={styles.groups}>
        {groups.map((group) => (
          <SuggestionGroup
            key={group.kind}
            {...group}
            cropCount={cropCount}
            picks={picks}
            onToggle={toggle}
          />
        ))}
      </div>
      {groups.some(({ kind }) => kind === 'seed') && <p>{firstStepsText.materialsSeed}</p>}
      <details>
        <summary>{firstStepsText.sources}</summary>
        <ul>
          {sourcesOf(suggestions).map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </details>
      <div>
        <Button onClick={() => void add()} loading={isAdding} disabled={count === 0}>
          {firstStepsText.addMaterials(count)}
        </Button>
      </div>
    </>
  )
}

/** Materials of the register for the crops of the farm, many at once. */
export function MaterialsStep({ farm }: { readonly farm: FarmSnapshot }) {
  const cropKeys = mainCropsAround(farm.fields, yearOf(today())).slice(0, MAX_CROPS)
  const crops = cropKeys.join(',')
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: materialKeys.suggested(crops),
    queryFn: ({ signal }) => call(listSuggestions, { query: crops === '' ? {} : { crops } }, { signal }),
    meta: { reads: ['registers'], isQuiet: true },
  })
  if (data) return <MaterialChoice farm={farm} suggestions={data} cropCount={cropKeys.length} />
  if (!isError) return <MaterialsOnTheirWay />
  return (
    <LoadFailed
      title={firstStepsText.materialsFailed}
      onReload={() => void refetch()}
      isLoading={isFetching}
    />
  )
}
