import { Button } from '@mantine/core'
import { boundsOf } from '@vagu/core/geo/bounds'
import { middleOf } from '@vagu/core/geo/middle'
import type { InspectedField } from '@vagu/core/inspector/schema'
import { useMemo, useState } from 'react'
import { Card } from '../../ui/Card.tsx'
import layout from '../../ui/layout.module.css'
import styles from './inspector.module.css'
import { inspectorText as text } from './text.ts'

/** Metres around what is shown, as a share of it, and at least. */
const AROUND = 0.06
const LEAST_AROUND = 30
/** Height of a number on the map, as a share of its width. */
const NUMBER = 0.022

/** Part of the map in metres; y grows to the south, as on a screen. */
interface View {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function viewOf(fields: readonly InspectedField[]): View {
  const { west, east, south, north } = boundsOf(fields.flatMap(({ rings }) => rings))
  const around = Math.max((east - west) * AROUND, (north - south) * AROUND, LEAST_AROUND)
  return {
    x: west - around,
    y: -north - around,
    width: east - west + 2 * around,
    height: north - south + 2 * around,
  }
}

const pathOf = ({ rings }: InspectedField): string =>
  rings.map((ring) => `M${ring.map(([x, y]) => `${x},${-y}`).join('L')}Z`).join('')

/** Fields by their numbers: two may bear one name. */
const numbered = (fields: readonly InspectedField[]) => fields.map((field, i) => ({ field, number: i + 1 }))

const titleOf = ({ name, crop }: InspectedField): string => (crop ? `${name}, ${crop.name}` : name)

function Outlines({ fields, view }: { readonly fields: readonly InspectedField[]; readonly view: View }) {
  const { x, y, width, height } = view
  return (
    <svg
      className={styles.map}
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      aria-label={text.mapAlt(fields.length)}
    >
      {numbered(fields).map(({ field, number }) => (
        <path
          key={number}
          d={pathOf(field)}
          className={field.crop ? styles.grown : styles.outline}
          fill={field.crop?.colour}
          fillRule="evenodd"
        >
          <title>{titleOf(field)}</title>
        </path>
      ))}
      {numbered(fields).map(({ field: { rings }, number }) => {
        const [left, top] = middleOf(rings)
        return (
          <text key={number} x={left} y={-top} fontSize={width * NUMBER} className={styles.number}>
            {number}
          </text>
        )
      })}
    </svg>
  )
}

/** Outlines of the fields, each a tap away. Nothing is asked of other servers for it. */
export function BookMap({ fields }: { readonly fields: readonly InspectedField[] }) {
  const [near, setNear] = useState<number>()
  const view = useMemo(() => {
    const shown = fields.filter((_, i) => near === undefined || i + 1 === near)
    return viewOf(shown.length > 0 ? shown : fields)
  }, [fields, near])
  if (fields.length === 0)
    return (
      <Card title={text.map}>
        <p className={layout.quiet}>{text.noMap}</p>
      </Card>
    )
  return (
    <Card title={text.map}>
      <div className={layout.columnXl}>
        <Outlines fields={fields} view={view} />
        <div className={layout.wrap}>
          <Button
            size="compact-md"
            variant={near === undefined ? 'light' : 'default'}
            aria-pressed={near === undefined}
            onClick={() => setNear(undefined)}
          >
            {text.wholeMap}
          </Button>
          {numbered(fields).map(({ field, number }) => (
            <Button
              key={number}
              size="compact-md"
              variant={near === number ? 'light' : 'default'}
              aria-pressed={near === number}
              onClick={() => setNear(number)}
            >
              {number}. {titleOf(field)}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  )
}
