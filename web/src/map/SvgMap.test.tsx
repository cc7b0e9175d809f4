/** The image in the place of a map that the browser cannot draw. */
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { MapShape } from './map-shape.ts'
import { SvgMap } from './SvgMap.tsx'

const LABEL = 'Põllud'
const squareAt = (id: string, lat: number, lng: number): MapShape => {
  const ring = [
    { lat, lng },
    { lat: lat + 0.01, lng },
    { lat: lat + 0.01, lng: lng + 0.02 },
    { lat, lng: lng + 0.02 },
  ]
  const shape = { centroid: { lat: lat + 0.005, lng: lng + 0.01 }, geometry: { rings: [ring] } }
  return { id, shape, label: id, colour: '#7fb08a' }
}
const APART = [squareAt('Kanepi', 57.98, 26.75), squareAt('Kihelkonna', 58.37, 22.03)]

/** The units of the image across and down. */
const unitsOf = (image: Element): number[] =>
  (image.getAttribute('viewBox') ?? '').split(' ').slice(2).map(Number)

it('fields at both ends of the land lie in an image of as many units as a screen has pixels', () => {
  render(<SvgMap label={LABEL} shapes={APART} />)
  const [across, down] = unitsOf(screen.getByRole('img', { name: LABEL }))
  // in metres they would be 280,000: cut into pieces of 256, such a layer keeps the browser busy for ever
  expect(across).toBeCloseTo(1000)
  expect(down).toBeGreaterThan(100)
  expect(down).toBeLessThanOrEqual(1000)
})
it('the edge that is lit lies in an image of its own over the one that stays as it is', () => {
  const { rerender } = render(<SvgMap label={LABEL} shapes={APART} />)
  const image = screen.getByRole('img', { name: LABEL })
  const still = image.outerHTML
  const edges = () => [...document.querySelectorAll('svg[aria-hidden] path')].map((e) => e.getAttribute('d'))
  expect(edges()).toEqual([])
  rerender(<SvgMap label={LABEL} shapes={APART} litId="Kanepi" />)
  const shapeOf = (name: string) => {
    const path = [...image.querySelectorAll('path')].find(({ textContent }) => textContent === name)
    return path?.getAttribute('d') ?? ''
  }
  expect(image.outerHTML).toBe(still)
  expect(edges()).toEqual([shapeOf('Kanepi')])
  rerender(<SvgMap label={LABEL} shapes={APART} litId="Kihelkonna" />)
  expect(edges()).toEqual([shapeOf('Kihelkonna')])
  expect(shapeOf('Kihelkonna')).not.toBe(shapeOf('Kanepi'))
})
