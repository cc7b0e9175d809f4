import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { MaterialType } from '@vagu/core/materials/schema'
import type { PriaProblem } from '@vagu/core/pria/schema'
import { materialsQuery } from '../../entities/materials/use-materials.ts'
import { pathTo } from '../../navigation/paths.ts'
import { useMay } from '../../ui/may.tsx'
import layout from '../../ui/layout.module.css'
import { problemText as text } from './problem-text.ts'

const PAGE_OF = {
  seed: 'seeds',
  fertilizer: 'fertilizers',
  chemical: 'chemicals',
  material: 'supplies',
} as const satisfies Record<MaterialType, string>

/** Leads to the material's own form; a material that the farm does not keep has none. */
function MaterialLink({ id }: { readonly id: string }) {
  const material = useQuery(materialsQuery).data?.find(({ _id }) => _id === id)
  if (!material) return null
  return (
    <Button
      component={Link}
      size="compact-md"
      variant="subtle"
      to={pathTo(PAGE_OF[material.type])}
      hash={id}
      aria-label={`${text.openMaterial}: ${material.name}`}
    >
      {text.openMaterial}
    </Button>
  )
}

interface Props {
  readonly problem: PriaProblem
  readonly year: number
  readonly onMend: (problem: PriaProblem) => void
}

/** Buttons that lead to where a problem is mended: the job's form at what is missing, the field, the material. */
export function MendButtons({ problem, year, onMend }: Props) {
  const { code, entity, recordId, requisiteId } = problem
  const mayEnter = useMay('enter')
  if (!mayEnter) return null
  return (
    <div className={layout.wrapCentred}>
      {entity === 'job' ? (
        <Button size="compact-md" variant="default" onClick={() => onMend(problem)}>
          {text.codes[code].mend}
        </Button>
      ) : (
        <Button
          component={Link}
          size="compact-md"
          variant="default"
          to={pathTo('fields', { year })}
          hash={recordId}
        >
          {text.codes[code].mend}
        </Button>
      )}
      {requisiteId !== null && <MaterialLink id={requisiteId} />}
    </div>
  )
}
