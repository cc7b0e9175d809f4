import { cropTitle } from '@vagu/core/crops/title'
import { areaOfYear, isInUse, mainCropOf, nameOfYear } from '@vagu/core/fields/rules'
import { useMemo } from 'react'
import { useIsOffered } from '../../entities/account/use-offered-pages.ts'
import { useFields } from '../../entities/fields/use-fields.ts'
import { useMaterials } from '../../entities/materials/use-materials.ts'
import { useGlobalYear } from '../../entities/session/global-year.ts'
import { useUser } from '../../entities/session/session.ts'
import { searchOf } from '../../features/jobs/filter-address.ts'
import { materialValue, NO_FILTER } from '../../features/jobs/filter-jobs.ts'
import { formatQuantity } from '../../lib/format.ts'
import { isPublic, pathInYear, pathTo, ROUTE_KEYS, ROUTES, type RouteKey } from '../../navigation/paths.ts'
import { titles } from '../../navigation/titles.ts'
import { isWanted } from '../shell/menu.ts'
import type { Entry } from './entries.ts'
import { paletteText } from './text.ts'

/** Pages without a record of their own in the address. */
const isPlace = (key: RouteKey): boolean => !isPublic(key) && !ROUTES[key].includes('$id')

/** Every place that the palette knows: pages that are offered to the user, fields in use, materials. */
export function useEntries(): { entries: readonly Entry[]; isLoading: boolean; hasFailed: boolean } {
  const year = useGlobalYear()
  const settings = useUser()?.settings
  const isOffered = useIsOffered()
  const fields = useFields()
  const materials = useMaterials()
  const entries = useMemo(() => {
    const pages = ROUTE_KEYS.filter((key) => isPlace(key) && isWanted(key, settings) && isOffered(key)).map(
      (key): Entry => ({ id: key, group: 'pages', label: titles[key], path: pathInYear(key, year) }),
    )
    const ofFields = (fields.data ?? [])
      .filter((field) => isInUse(field, year))
      .map((field): Entry => {
        const crop = mainCropOf(field, year)
        const area = formatQuantity(areaOfYear(field, year), 'ha')
        return {
          id: field._id,
          group: 'fields',
          label: nameOfYear(field, year),
          hint: crop ? `${cropTitle(crop)}, ${area}` : area,
          words: `${field.code} ${field.priaCode}`,
          path: pathTo('field', { year, id: field._id }),
        }
      })
    const ofMaterials = (materials.data ?? []).map(({ _id, name }): Entry => {
      const chosen = { ...NO_FILTER.chosen, material: [materialValue(name)] }
      const search = new URLSearchParams(searchOf({ ...NO_FILTER, chosen }))
      return {
        id: _id,
        group: 'materials',
        label: paletteText.jobsWith(name),
        path: `${pathTo('jobs', { year })}?${search}`,
      }
    })
    return [...pages, ...ofFields, ...ofMaterials]
  }, [fields.data, materials.data, isOffered, settings, year])
  return {
    entries,
    isLoading: fields.isPending || materials.isPending,
    hasFailed: fields.isError || materials.isError,
  }
}
