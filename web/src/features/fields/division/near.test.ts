import { mapDataOf } from '@vagu/core/geo/map-data'
import { rectangle } from '@vagu/core/geo/testing-shapes'
import { expect, it } from 'vitest'
import { thoseNear } from './near.ts'

const at = (east: number) => ({ east, shape: mapDataOf([rectangle([617_000 + east, 6_495_000], 100, 100)]) })

it('finds what lies within so many metres on either side', () => {
  const found = thoseNear(at(0).shape, [at(-250), at(-150), at(120), at(250)], 60)
  expect(found.map(({ east }) => east)).toEqual([-150, 120])
})
