/** Facts of a material that tell what a seed grows into. */
interface SeedFacts {
  readonly type: string
  readonly subtype?: string | null | undefined
}

/** Keys of the crops of seeds among materials, each once; a seed that does not say its crop is left out. */
export const cropsOfSeeds = (materials: readonly SeedFacts[]): string[] => [
  ...new Set(materials.flatMap(({ type, subtype }) => (type === 'seed' && subtype ? [subtype] : []))),
]
