/** A style of the installation over the ground that Vagu brings: where its tiles fail, the outline shows through. */
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { z } from 'zod'
import { baseStyle, FONT_BOLD, LOWEST_PLACE_LAYER } from './base-style.ts'
import type { MapLook } from './look.ts'

/** Time for a style to arrive, ms: a slow line may take it. Until then, and after it, the embedded ground is there. */
const PATIENCE = 60_000

/** As much of a style as is looked at here; the map itself checks the rest. */
const Style = z.looseObject({
  version: z.literal(8),
  sources: z.record(z.string(), z.looseObject({ type: z.string() })),
  layers: z.array(z.looseObject({ id: z.string(), type: z.string() })),
  glyphs: z.string().optional(),
})
const isStyle = (value: unknown): value is StyleSpecification => Style.safeParse(value).success

/** Fetches a style; rejects when it does not come in time, or is none. */
export async function fetchStyle(url: string, signal: AbortSignal): Promise<StyleSpecification> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)])
  const response = await fetch(url, { signal: inTime, credentials: 'omit' })
  const style: unknown = await response.json()
  if (!response.ok || !isStyle(style)) throw new Error(`no map style at ${url}`)
  return style
}

const isText = ({ type }: LayerSpecification): boolean => type === 'symbol'
/** An empty layer that tells where areas are put: above the ground, below nothing but their own names. */
const MARK: LayerSpecification = {
  id: LOWEST_PLACE_LAYER,
  type: 'background',
  layout: { visibility: 'none' },
}
const OUTSIDE = 'outside:'

/** The layers of an outside style under names of their own; none of ours can be meant by mistake. */
const renamed = (layer: LayerSpecification): LayerSpecification => ({
  ...layer,
  id: `${OUTSIDE}${layer.id}`,
  ...('source' in layer && { source: `${OUTSIDE}${layer.source}` }),
})

/**
 * The embedded ground with an outside style over it. Names of the embedded ground stay where the outside style brings
 * none, as a photograph does.
 */
export function groundWith(outside: StyleSpecification, look: MapLook): StyleSpecification {
  const own = baseStyle(look)
  const hasNames = outside.layers.some(isText)
  const land = own.layers.filter((layer) => !isText(layer))
  const names = hasNames ? [MARK] : own.layers.filter(isText)
  const sources = Object.entries(outside.sources).map(([id, source]) => [`${OUTSIDE}${id}`, source] as const)
  return {
    ...own,
    ...(hasNames && outside.glyphs !== undefined && { glyphs: outside.glyphs }),
    ...(outside.sprite !== undefined && { sprite: outside.sprite }),
    sources: { ...own.sources, ...Object.fromEntries(sources) },
    layers: [...land, ...outside.layers.map(renamed), ...names],
  }
}

/** Fonts by name, which begins with a capital; an expression, which may stand in their place, begins with a small letter. */
const Fonts = z.array(z.string().regex(/^\p{Lu}/u)).min(1)

/** The font of names on a style: with letters of its own it knows only its own fonts. */
export function fontOf({ glyphs, layers }: StyleSpecification): string[] {
  if (glyphs === undefined) return FONT_BOLD
  const outside = layers.filter(({ id }) => id.startsWith(OUTSIDE))
  const fonts = outside.flatMap((layer) => (layer.type === 'symbol' ? [layer.layout?.['text-font']] : []))
  return fonts.map((font) => Fonts.safeParse(font).data).find((font) => font !== undefined) ?? FONT_BOLD
}
