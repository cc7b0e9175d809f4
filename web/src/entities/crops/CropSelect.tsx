import { mainCropsAround } from '@vagu/core/fields/rules'
import { yearOf } from '@vagu/core/time/day'
import { useMemo } from 'react'
import { today } from '../../lib/today.ts'
import { SearchSelect, type SearchSelectProps } from '../../ui/SearchSelect.tsx'
import { useFields } from '../fields/use-fields.ts'
import { CROP_OPTIONS } from './crop-options.ts'
import { cropsText } from './text.ts'

type Props = Omit<SearchSelectProps, 'options' | 'recent' | 'recentLabel'> &
  Partial<Pick<SearchSelectProps, 'options'>>

/** One crop of all there are; what the farm grows, grew of late or is going to stands first. */
export function CropSelect({ options = CROP_OPTIONS, ...props }: Props) {
  const { data: fields } = useFields()
  const year = yearOf(today())
  const own = useMemo(() => mainCropsAround(fields ?? [], year), [fields, year])
  return <SearchSelect {...props} options={options} recent={own} recentLabel={cropsText.ownCrops} />
}
