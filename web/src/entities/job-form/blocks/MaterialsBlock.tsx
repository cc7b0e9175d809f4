import { isAlsoFertilizing } from '@vagu/core/jobs/also-fertilizing'
import { isPlantProtection } from '@vagu/core/jobs/plant-protection'
import { Button } from '@mantine/core'
import { IconInfoCircle, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useMemo } from 'react'
import { isNamed } from '../../materials/material-form.ts'
import type { MaterialBlock as Block } from '../../materials/MaterialBlock.tsx'
import { DelayedSkeleton } from '../../../ui/DelayedSkeleton.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { lastAddedQuery } from '../../jobs/api.ts'
import { cropsOn, jobsOnCrops, recentUses } from '../../jobs/last-used.ts'
import { jobsText } from '../../jobs/text.ts'
import { addMaterial } from '../model/change-form.ts'
import { jobFormText } from '../text.ts'
import { useErrorsOf, useJobForm, useUpdate } from '../state/form-context.ts'
import adviceStyles from '../../../ui/Advice.module.css'
import styles from './JobForm.module.css'
import { useChangeMaterial } from './use-change-material.ts'

const MaterialBlock = lazyComponent<ComponentProps<typeof Block>>(
  async () => (await import('../../materials/MaterialBlock.tsx')).MaterialBlock,
)
const TYPES = [
  ['chemical', jobsText.addChemical],
  ['fertilizer', jobsText.addFertilizer],
  ['seed', jobsText.addSeed],
  ['material', jobsText.addMaterial],
] as const

/** Crops of the chosen fields, and what was used of late, on them first. */
function useUses() {
  const fields = useJobForm(({ farm }) => farm.fields)
  const { data: recent } = useQuery(lastAddedQuery)
  const crops = useJobForm(({ chosen, year }) => cropsOn(chosen, year))
  const uses = useMemo(() => recentUses(recent ?? [], jobsOnCrops(fields, crops)), [recent, fields, crops])
  return { crops, uses }
}

/** A fertilizer that is mixed in makes it a fertilizing job as well. */
function MixtureLine() {
  const facts = useJobForm(({ form }) => form.materials.filter(isNamed).map((material) => material.facts))
  const category = useJobForm(({ form }) => form.category)
  if (!isAlsoFertilizing(category, facts)) return null
  return (
    <p className={adviceStyles.advice}>
      <IconInfoCircle size={20} aria-hidden />
      <span>
        {jobFormText.alsoFertilizing}
        {facts.some(isPlantProtection) && ` ${jobFormText.alsoFertilizingChemical}`}
      </span>
    </p>
  )
}

function Adders() {
  const update = useUpdate()
  return (
    <div role="group" aria-label={jobsText.addMaterials} className={styles.adders}>
      {TYPES.map(([type, label]) => (
        <Button
          key={type}
          variant="subtle"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => update((now) => addMaterial(now, type))}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}

/** The materials of the job, and buttons for more. */
export function MaterialsBlock() {
  const { materials, requisites, area, isStored } = useJobForm((state) => ({
    materials: state.form.materials,
    requisites: state.farm.requisites,
    area: state.area,
    isStored: state.form.eventId !== null,
  }))
  const errors = useErrorsOf('requisites')
  const { crops, uses } = useUses()
  const { change, remove } = useChangeMaterial()
  return (
    <>
      {materials.map((material, index) => (
        <MaterialBlock
          key={material.key}
          props={{
            material,
            name: `requisites.${index}`,
            errors,
            area,
            crops,
            isStored,
            requisites,
            recentUses: uses,
            onChange: change,
            onRemove: remove,
          }}
          fallback={<DelayedSkeleton lines={2} height={56} />}
        />
      ))}
      <MixtureLine />
      <Adders />
    </>
  )
}
