import { ORGANIC_FERTILIZERS, organicByKey } from '@vagu/core/nutrients/organic'
import { Select } from '@mantine/core'
import { isFromTable, withOrganicType } from './fertilizer.ts'
import type { MaterialProps } from './material-props.ts'
import { TableAdvice } from './TableAdvice.tsx'
import { materialsText } from './text.ts'

const OPTIONS = ORGANIC_FERTILIZERS.map(({ key, name }) => ({ value: key, label: name }))

/** Type of the organic fertilizer; the choice fills in what such a one usually holds. */
export function OrganicFields({ material, onChange, name, errors }: MaterialProps) {
  const { organicType, nutrient } = material.facts
  const current = organicByKey(organicType)
  return (
    <>
      <Select
        label={materialsText.organicType}
        data={OPTIONS}
        value={organicType ?? null}
        name={`${name}.organicType`}
        error={errors.get(`${name}.organicType`)}
        allowDeselect={false}
        onChange={(key) => {
          const chosen = organicByKey(key)
          if (chosen) onChange(withOrganicType(material, chosen, current))
        }}
      />
      {current && isFromTable(nutrient, current.nutrient) && <TableAdvice source={current.source} />}
    </>
  )
}
