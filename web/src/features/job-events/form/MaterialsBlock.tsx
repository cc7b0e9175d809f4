import { mainCropOf } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useCallback, useMemo } from 'react'
import type { MaterialForm } from '../../../farm/materials/material-form.ts'
import { MaterialBlock } from '../../../farm/materials/MaterialBlock.tsx'
import { words } from '../text.ts'
import { addMaterial, changeMaterial, removeMaterial } from './change-form.ts'
import { useFormState } from './form-context.ts'
import styles from './JobForm.module.css'

const TYPES = [
  ['chemical', words.addChemical],
  ['fertilizer', words.addFertilizer],
  ['seed', words.addSeed],
  ['material', words.addMaterial],
] as const

/** Keys of the crops on the fields, each once. */
const cropsOn = (fields: readonly Field[], year: number): string[] => [
  ...new Set(fields.flatMap((field) => mainCropOf(field, year)?.crop ?? [])),
]

/** The materials of the job, and buttons for more. */
export function MaterialsBlock() {
  const { form, update, errors, farm, area, recentUses, chosen, year } = useFormState()
  const crops = useMemo(() => cropsOn(chosen, year), [chosen, year])
  const change = useCallback((next: MaterialForm) => update((now) => changeMaterial(now, next)), [update])
  const remove = useCallback((key: string) => update((now) => removeMaterial(now, key)), [update])
  return (
    <>
      {form.materials.map((material, index) => (
        <MaterialBlock
          key={material.key}
          material={material}
          name={`requisites.${index}`}
          errors={errors}
          area={area}
          crops={crops}
          isStored={form.eventId !== null}
          requisites={farm.requisites}
          recentUses={recentUses}
          onChange={change}
          onRemove={remove}
        />
      ))}
      <div role="group" aria-label={words.addMaterials} className={styles['adders']}>
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
    </>
  )
}
