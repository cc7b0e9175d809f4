import type { Field } from '@vagu/core/fields/schema'
import { Badge, Button } from '@mantine/core'
import { IconDimensions } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { pathTo } from '../../../navigation/paths.ts'
import { useRouteKey } from '../../../navigation/use-route.ts'
import { useSettings } from '../../../entities/use-settings.ts'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import type { AreasWindowProps } from './AreasWindow.tsx'
import { countProblems } from './cells.ts'
import { customAreasText } from './text.ts'

const AreasWindow = lazyComponent<AreasWindowProps>(
  async () => (await import('./AreasWindow.tsx')).AreasWindow,
)

interface Props {
  readonly fields: readonly Field[]
  readonly year: number
}

/** Opens the kinds of area; red, with a count, while some of their areas must be looked at. */
export function CustomAreasButton({ fields, year }: Props) {
  const { data } = useSettings()
  const problems = countProblems(data?.customAreas ?? [], fields)
  return (
    <Button
      variant={problems > 0 ? 'light' : 'default'}
      {...(problems > 0 ? { color: 'red' } : {})}
      component={Link}
      to={pathTo('customFieldAreas', { year })}
      leftSection={<IconDimensions size={20} aria-hidden />}
      {...(problems > 0
        ? {
            rightSection: (
              <Badge color="red" aria-label={customAreasText.problems(problems)} role="img">
                {problems}
              </Badge>
            ),
          }
        : {})}
    >
      {customAreasText.title}
    </Button>
  )
}

/** `/pollud/{year}/customFieldAreas`: the kinds of area over the fields page. */
export function CustomAreasOverPage({ fields, year }: Props) {
  const isOpen = useRouteKey() === 'customFieldAreas'
  const { data } = useSettings()
  const navigate = useNavigate()
  if (!isOpen || !data) return null
  const close = (): void => void navigate({ to: pathTo('fields', { year }) })
  return <AreasWindow props={{ fields, kinds: data.customAreas, year, onClose: close }} onFailed={close} />
}
