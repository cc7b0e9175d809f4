import { LIME_FERTILIZERS } from '@vagu/core/nutrients/lime'
import { Select } from '@mantine/core'
import { isFromTable, withLimeType } from './fertilizer.ts'
import type { MaterialProps } from './material-props.ts'
import { TableAdvice } from './TableAdvice.tsx'
import { materialsText } from './text.ts'

const OPTIONS = LIME_FERTILIZERS.map(({ key, name }) => ({ value: key, label: name }))
export const limeByKey = (key: string | null | undefined) => LIME_FERTILIZERS.find((lime) => lime.key === key)

/** Type of the lime; the choice fills in what such a one usually holds. */
export function LimeFields({ material, onChange, name, errors }: MaterialProps) {
  const { limeType, nutrient } = material.facts
  const current = limeByKey(limeType)
  return (
    <>
      <Select
        label={materialsText.limeType}
        data={OPTIONS}
        value={limeType ?? null}
        name={`${name}.limeType`}
        error={errors.get(`${name}.limeType`)}
        allowDeselect={false}
        onChange={(key) => {
          const chosen = limeByKey(key)
          if (chosen) onChange(withLimeType(material, chosen, current))
        }}
      />
      {current && isFromTable(nutrient, current.nutrient) && <TableAdvice source={current.source} />}
    </>
  )
}
