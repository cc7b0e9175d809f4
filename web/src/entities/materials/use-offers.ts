import type { MaterialType } from '@vagu/core/materials/schema'
import { chemicalOffer, fertilizerOffer, type Offer, seedOffer } from './offers.ts'
import { useChemicalNames } from './use-chemicals.ts'
import { useFertilizers } from './use-fertilizers.ts'
import { useSeeds } from './use-seeds.ts'

/** Offers of the register of a type for the typed text; none while it does not answer. */
export function useOffers(query: string, type: MaterialType): readonly Offer[] {
  const chemicals = useChemicalNames(query, type === 'chemical').data ?? []
  const fertilizers = useFertilizers(query, type === 'fertilizer').data ?? []
  const seeds = useSeeds(query, type === 'seed').data ?? []
  return [...chemicals.map(chemicalOffer), ...fertilizers.map(fertilizerOffer), ...seeds.map(seedOffer)]
}
